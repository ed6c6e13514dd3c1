export { isOutwardAddress } from '@xinglin/contract/call'
export { attributesInRichText, keptAttributes, tagsInRichText } from './allowed.ts'
