/** A picture of a Word document as a browser shows it. */
export type WordPicture = { readonly type: string; readonly bytes: ArrayBuffer }

/** What stands in the text in place of a picture, so that cleaning the text need not know it. */
export const pictureMark = /\u{E000}(\d+)\u{E001}/u
