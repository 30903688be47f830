/* A disk for the tests, put between SQLite and the kernel with LD_PRELOAD.
 *
 * It watches the files whose path begins with $ORRERY_DISK. What a power cut would leave of a file is kept beside it,
 * as FILE.kept: its content at the last flush. While the file $ORRERY_DISK.fault exists, every write fails with the
 * error number that is written in it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int watched(int fd, char *path) {
    const char *disk = getenv("ORRERY_DISK");
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = disk ? readlink(link, path, PATH_MAX - 16) : -1;
    if (n < 0) return 0;
    path[n] = 0;
    return strncmp(path, disk, strlen(disk)) == 0;
}

static int fault(int fd) {
    char path[PATH_MAX];
    if (!watched(fd, path)) return 0;
    snprintf(path, sizeof path, "%s.fault", getenv("ORRERY_DISK"));
    FILE *file = fopen(path, "r");
    int number = 0;
    if (!file) return 0;
    if (fscanf(file, "%d", &number) != 1) number = 0;
    fclose(file);
    return number;
}

static void keep(int fd) {
    char path[PATH_MAX], kept[PATH_MAX + 16], fresh[PATH_MAX + 16], block[1 << 16];
    if (!watched(fd, path)) return;
    snprintf(kept, sizeof kept, "%s.kept", path);
    snprintf(fresh, sizeof fresh, "%s.fresh", path);
    int in = open(path, O_RDONLY), out = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ssize_t (*put)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    for (ssize_t n; (n = read(in, block, sizeof block)) > 0;)
        if (put(out, block, n) != n) abort();
    close(in);
    close(out);
    rename(fresh, kept);
}

#define FLUSH(name)                                    \
    int name(int fd) {                                 \
        int (*real)(int) = dlsym(RTLD_NEXT, #name);    \
        int wrong = fault(fd);                         \
        if (wrong) return errno = wrong, -1;           \
        int done = real(fd);                           \
        if (!done) keep(fd);                           \
        return done;                                   \
    }

FLUSH(fsync)
FLUSH(fdatasync)

#define WRITE(name, offset)                                                          \
    ssize_t name(int fd, const void *data, size_t n, offset at) {                    \
        ssize_t (*real)(int, const void *, size_t, offset) = dlsym(RTLD_NEXT, #name); \
        int wrong = fault(fd);                                                       \
        if (wrong) return errno = wrong, -1;                                         \
        return real(fd, data, n, at);                                                \
    }

WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t n) {
    ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    int wrong = fault(fd);
    if (wrong) return errno = wrong, -1;
    return real(fd, data, n);
}
