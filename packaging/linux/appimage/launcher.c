/*
 * The executable part of the AppImage: unpacks the squashfs image behind it into the user's cache,
 * once, and starts AppRun from there. It is linked statically and needs no FUSE.
 *
 * The cache has a folder per content (the key in the trailer). A start that finds its folder whole
 * uses it at once. The file .whole in it is written last, is held locked while the application runs,
 * and its time tells the last start: folders of other contents that nobody runs and nobody started
 * for two weeks are removed.
 *
 *   --appimage-extract   unpacks into squashfs-root in the working directory
 *   --appimage-offset    prints where the image begins
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <squashfuse/squashfuse.h>

#define MAGIC "FTKIMG1"
#define KEY_LENGTH 32
#define WHOLE ".whole"
#define UNUSED_S (14 * 24 * 60 * 60)
#define ABANDONED_S (24 * 60 * 60)
#define CHUNK (1 << 20)

/* The last bytes of the file; little-endian, as every machine that this is built for. */
struct trailer {
    char magic[8];
    uint64_t offset;
    char key[KEY_LENGTH]; /* hexadecimal digits, not terminated */
};

static void die(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("foretoken: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static char *joined(const char *folder, const char *name)
{
    char *path;
    if (asprintf(&path, "%s/%s", folder, name) < 0)
        die("out of memory");
    return path;
}

static struct trailer read_trailer(const char *self)
{
    struct trailer trailer;
    int file = open(self, O_RDONLY | O_CLOEXEC);
    if (file < 0 || lseek(file, -(off_t)sizeof trailer, SEEK_END) < 0 ||
        read(file, &trailer, sizeof trailer) != (ssize_t)sizeof trailer ||
        memcmp(trailer.magic, MAGIC, sizeof trailer.magic) != 0)
        die("%s is damaged: its end is missing. Download it again.", self);
    close(file);
    return trailer;
}

/* --- unpacking --- */

/*
 * The image is compressed with zstd. squashfuse knows other ways, too, through libraries of which
 * one is under the GPL; these take their place and always fail.
 */
int lzo1x_decompress_safe(void);
int lzo1x_decompress_safe(void) { return -1; }
int LZ4_decompress_safe(void);
int LZ4_decompress_safe(void) { return -1; }
int lzma_stream_buffer_decode(void);
int lzma_stream_buffer_decode(void) { return 11; /* LZMA_PROG_ERROR */ }
int uncompress(void);
int uncompress(void) { return -2; /* Z_STREAM_ERROR */ }

static void write_file(sqfs *fs, sqfs_inode *inode, const char *path)
{
    static char buffer[CHUNK];
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, inode->base.mode & 0777);
    if (file < 0)
        die("%s cannot be written: %s", path, strerror(errno));
    uint64_t left = inode->xtra.reg.file_size;
    for (sqfs_off_t at = 0; left > 0;) {
        sqfs_off_t size = left < CHUNK ? (sqfs_off_t)left : CHUNK;
        if (sqfs_read_range(fs, inode, at, &size, buffer) != SQFS_OK || size <= 0)
            die("the image is damaged at %s. Download it again.", path);
        for (sqfs_off_t done = 0; done < size;) {
            ssize_t written = write(file, buffer + done, (size_t)(size - done));
            if (written < 0 && errno != EINTR)
                die("%s cannot be written: %s", path, strerror(errno));
            done += written > 0 ? written : 0;
        }
        at += size;
        left -= (uint64_t)size;
    }
    if (close(file) < 0)
        die("%s cannot be written: %s", path, strerror(errno));
}

static void write_link(sqfs *fs, sqfs_inode *inode, const char *path)
{
    size_t size = 0;
    char *target;
    if (sqfs_readlink(fs, inode, NULL, &size) != SQFS_OK || (target = malloc(size + 1)) == NULL ||
        sqfs_readlink(fs, inode, target, &size) != SQFS_OK)
        die("the image is damaged at %s. Download it again.", path);
    target[size] = '\0';
    if (symlink(target, path) < 0)
        die("%s cannot be written: %s", path, strerror(errno));
    free(target);
}

static void unpack(const char *self, uint64_t offset, const char *folder)
{
    sqfs fs;
    sqfs_traverse walk;
    sqfs_err error;
    if (sqfs_open_image(&fs, self, offset) != SQFS_OK ||
        sqfs_traverse_open(&walk, &fs, sqfs_inode_root(&fs)) != SQFS_OK)
        die("%s is damaged: it holds no image. Download it again.", self);
    while (sqfs_traverse_next(&walk, &error)) {
        sqfs_inode inode;
        if (walk.dir_end)
            continue;
        if (sqfs_inode_get(&fs, &inode, walk.entry.inode) != SQFS_OK)
            die("the image is damaged at %s. Download it again.", walk.path);
        char *path = joined(folder, walk.path);
        switch (inode.base.inode_type) {
        case SQUASHFS_DIR_TYPE:
        case SQUASHFS_LDIR_TYPE:
            if (mkdir(path, 0755) < 0)
                die("%s cannot be made: %s", path, strerror(errno));
            break;
        case SQUASHFS_REG_TYPE:
        case SQUASHFS_LREG_TYPE:
            write_file(&fs, &inode, path);
            break;
        case SQUASHFS_SYMLINK_TYPE:
        case SQUASHFS_LSYMLINK_TYPE:
            write_link(&fs, &inode, path);
            break;
        default:
            break; /* the build puts nothing else in */
        }
        free(path);
    }
    if (error != SQFS_OK)
        die("%s is damaged. Download it again.", self);
    sqfs_traverse_close(&walk);
    sqfs_destroy(&fs);
}

/* --- the cache --- */

static void make_folders(char *path)
{
    for (char *slash = path + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        mkdir(path, 0755);
        *slash = '/';
    }
    mkdir(path, 0700);
}

/* The folder of all contents: in the user's cache, or where that cannot be, a private one. */
static char *cache_folder(void)
{
    const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char *path = NULL;
    if (base != NULL && base[0] == '/')
        path = joined(base, "foretoken/appimage");
    else if (home != NULL && home[0] == '/')
        path = joined(home, ".cache/foretoken/appimage");
    if (path != NULL) {
        make_folders(path);
        if (access(path, W_OK) == 0)
            return path;
        free(path);
    }
    struct stat found;
    if (asprintf(&path, "/var/tmp/foretoken-%u", (unsigned)getuid()) < 0)
        die("out of memory");
    mkdir(path, 0700);
    if (lstat(path, &found) < 0 || !S_ISDIR(found.st_mode) || found.st_uid != getuid() ||
        (found.st_mode & 077) != 0)
        die("neither the cache folder nor %s can be used.", path);
    return path;
}

static int remove_entry(const char *path, const struct stat *found, int kind, struct FTW *where)
{
    (void)found, (void)kind, (void)where;
    remove(path);
    return 0;
}

static void remove_tree(const char *path) { nftw(path, remove_entry, 32, FTW_DEPTH | FTW_PHYS); }

/* Whether nobody needs this folder of another content any more. */
static int is_old(const char *folder)
{
    struct stat found;
    char *whole = joined(folder, WHOLE);
    int file = open(whole, O_RDWR | O_CLOEXEC), old;
    if (file >= 0) {
        old = flock(file, LOCK_EX | LOCK_NB) == 0 && fstat(file, &found) == 0 &&
              time(NULL) - found.st_mtime > UNUSED_S;
        close(file);
    } else { /* being unpacked, or left behind by an unpacking that was ended */
        old = stat(folder, &found) == 0 && time(NULL) - found.st_mtime > ABANDONED_S;
    }
    free(whole);
    return old;
}

static void remove_old(const char *cache, const char *own)
{
    DIR *entries = opendir(cache);
    struct dirent *entry;
    while (entries != NULL && (entry = readdir(entries)) != NULL) {
        if (entry->d_name[0] == '.' || strcmp(entry->d_name, own) == 0)
            continue;
        char *folder = joined(cache, entry->d_name);
        if (is_old(folder))
            remove_tree(folder);
        free(folder);
    }
    if (entries != NULL)
        closedir(entries);
}

/* Unpack beside, then rename: a folder of that name is whole, whatever happens meanwhile. */
static void provide(const char *self, const struct trailer *trailer, const char *folder)
{
    char *part, *whole;
    if (asprintf(&part, "%s.part-%d", folder, (int)getpid()) < 0)
        die("out of memory");
    remove_tree(part);
    if (mkdir(part, 0700) < 0)
        die("%s cannot be made: %s", part, strerror(errno));
    unpack(self, trailer->offset, part);
    whole = joined(part, WHOLE);
    int file = open(whole, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || close(file) < 0)
        die("%s cannot be written: %s", whole, strerror(errno));
    if (rename(part, folder) < 0)
        remove_tree(part); /* another start was quicker */
    free(part);
    free(whole);
}

int main(int count, char **arguments)
{
    char self[PATH_MAX], key[KEY_LENGTH + 1];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length < 0)
        die("/proc cannot be read.");
    self[length] = '\0';
    struct trailer trailer = read_trailer(self);
    memcpy(key, trailer.key, KEY_LENGTH);
    key[KEY_LENGTH] = '\0';

    if (count == 2 && strcmp(arguments[1], "--appimage-offset") == 0)
        return printf("%llu\n", (unsigned long long)trailer.offset) < 0;
    if (count == 2 && strcmp(arguments[1], "--appimage-extract") == 0) {
        if (mkdir("squashfs-root", 0755) < 0)
            die("squashfs-root cannot be made: %s", strerror(errno));
        unpack(self, trailer.offset, "squashfs-root");
        return 0;
    }

    char *cache = cache_folder(), *folder = joined(cache, key), *whole = joined(folder, WHOLE);
    /* Kept open, and with it the lock, by the program that this one becomes. */
    int lock = open(whole, O_RDWR);
    if (lock < 0) {
        provide(self, &trailer, folder);
        lock = open(whole, O_RDWR);
    }
    if (lock < 0)
        die("%s cannot be used: %s", folder, strerror(errno));
    flock(lock, LOCK_SH);
    futimens(lock, NULL);
    remove_old(cache, key);

    setenv("APPIMAGE", self, 1);
    setenv("APPDIR", folder, 1);
    setenv("ARGV0", arguments[0], 1);
    char *program = joined(folder, "AppRun");
    execv(program, arguments);
    die("%s cannot be started: %s", program, strerror(errno));
}
