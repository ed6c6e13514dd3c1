/** A file that cannot be read: why, in Chinese. */
export class Unreadable extends Error {}
