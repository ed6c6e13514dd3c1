export {
  getDropDownAnesthesiaType,
  getDropDownApplacable,
  getDropDownContraindicationType,
  getDropDownEffusionColorType,
  getDropDownEffusionLevelType,
  getDropDownMoodValues,
  getDropDownPoseType,
  getDropDownPuncturePointType,
  getDropDownPurposeType,
  getDropDownSectionId,
  getDropDownShapeType,
  getDropDownSystom,
} from './vocabularies.ts'
export {
  fileBytes,
  largestPicture,
  mostPixels,
  pictureKinds,
  pictureRefusals,
  pictureUpload,
} from './pictures.ts'
export {
  largestVideo,
  listResources,
  Media,
  mediaStates,
  partBytes,
  removeResource,
  transcodeRetry,
  transcodeState,
  uploadComplete,
  uploadInit,
  uploadPart,
  videoKinds,
  videoQuota,
} from './media.ts'
export { getStorage, gigabyte, largestUsers, personQuota, storageRefusals } from './storage.ts'
