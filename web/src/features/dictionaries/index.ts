export { Dictionaries } from './dictionaries.tsx'
export { Words } from './words.tsx'
