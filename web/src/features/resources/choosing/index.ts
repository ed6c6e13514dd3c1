export { ResourceChooser } from './resource-chooser.tsx'
export { LibraryInTexts } from './library-in-texts.tsx'
