const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/.source
const address = new RegExp(String.raw`^(?://files\.[\w.:-]+)?/f/(${id})\.webp(?:\?[\w=&-]*)?$`)

/** How a picture stands in rich text that is stored: its file alone. The signature that opens it is put on for each reader. */
export const storedPicture = (file: string): string => `/f/${file}.webp`

/** The file of the school that an address of a picture names; undefined where it is no such address. */
export const fileOfPicture = (src: string): string | undefined => address.exec(src)?.[1]
