import { createContext, type ReactNode } from 'react'

/** A picture that was kept: where it is seen, and its pixels. */
export type KeptPicture = { readonly src: string; readonly width: number; readonly height: number }

/** Keeps a picture that is put into a text; throws an error that says in Chinese why it cannot. */
export type KeepPicture = (file: File) => Promise<KeptPicture>

/** How fields of formatted text keep pictures; without it they take none. */
export const PictureUpload = createContext<KeepPicture | undefined>(undefined)

/** Draws where a picture is chosen that is kept already. */
export type ChoosePicture = (asked: {
  onClose: () => void
  onChosen: (picture: KeptPicture) => void
}) => ReactNode

/** How fields of formatted text let one choose among pictures that are kept; without it they do not. */
export const PictureLibrary = createContext<ChoosePicture | undefined>(undefined)
