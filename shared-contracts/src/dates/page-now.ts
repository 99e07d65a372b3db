/**
 * Now, in milliseconds since 1970, by a clock that runs on by itself while the page lives: whoever sets the device's clock
 * meanwhile makes nothing run out (AVAIL-13). Only for durations; the day is the server's.
 */
export const pageNow = (): number => performance.timeOrigin + performance.now()
