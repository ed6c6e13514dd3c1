export { isOutwardAddress } from '@xinglin/contract/call'
export { attributesInRichText, keptAttributes, longestAlt, tagsInRichText } from './allowed.ts'
export { fileOfPicture, storedPicture } from './pictures.ts'
