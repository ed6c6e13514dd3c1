/** A page: the name that stands over it and its address within the product. */
export type Stood = { readonly title: string; readonly address: string }

let here: string | undefined

/** Notes the address of a page that stands. */
export const arrive = (address: string): void => {
  here = address
}

/** The page that stands. Asked while the next one is drawn for the first time, it is the one that is left for it; undefined on the first page. */
export const standing = (): Stood | undefined => {
  const [title = ''] = document.title.split(' · ')
  return here === undefined ? undefined : { title, address: here }
}
