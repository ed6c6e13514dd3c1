export { decodeBase64, decodeBase64Url, encodeBase64, encodeBase64Url } from './base64.ts'
export { decodeBody, encodeBody, encodeText } from './body.ts'
export { type Bundle, maxBundleHeader, readBundle, writeBundle } from './bundle.ts'
export { type SessionKeys } from './cipher.ts'
export { contentDigest, signedContent } from './content.ts'
export { type Code, type CodeName, codes } from './codes.ts'
export { type JsonObject, type JsonValue, limits } from './json.ts'
export { checkMac, type MacInput, makeMac } from './mac.ts'
export {
  base64Exceptions,
  base64Prefixes,
  contentTypes,
  type Mode,
  modeOf,
  normalPath,
  plainList,
} from './mode.ts'
export { nonceLifeMs, nonceOf, storedToken } from './nonce.ts'
export {
  badPreviewLink,
  type PreviewCredentials,
  readPreviewSource,
  writePreviewSource,
} from './preview.ts'
export { lookForAnswer, solves } from './proof.ts'
export { freshSalt, sixDigits } from './random.ts'
export { Refusal } from './refusal.ts'
export { sealText, unsealText } from './sealed.ts'
export { checkSign, signOf } from './sign.ts'
export { checkTime, windowMs } from './window.ts'
