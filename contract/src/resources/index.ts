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
} from './dropdowns.ts'
export {
  fileBytes,
  keepTextPicture,
  largestPicture,
  lostPicture,
  maxPixels,
  pictureKinds,
  pictureRefusals,
  pictureUpload,
} from './pictures.ts'
export {
  kindByName,
  largestVideo,
  resourceEndings,
  resourceKindNames,
  resourceKinds,
  tooLarge,
  type ResourceKind,
} from './kinds.ts'
export {
  folderBounds,
  getResourceFolders,
  removeResourceFolder,
  saveResourceFolder,
  type ResourceFolder,
} from './folders.ts'
export {
  favorResource,
  getLibrary,
  getLibraryQuota,
  getResource,
  libraryOrders,
  libraryViews,
  mostTags,
  moveResources,
  Resource,
  resourceStates,
  ResourceTag,
  resourceVisibilities,
  saveResource,
  tagTypes,
  type TagType,
} from './library.ts'
export { getResourceTargets, reviewResource, shareResource } from './sharing.ts'
export { getResourceUses, ResourceUse, useKinds, type UseKind } from './uses.ts'
export {
  listResources,
  Media,
  mediaStates,
  transcodeRetry,
  transcodeState,
  videoKinds,
  videoQuota,
} from './media.ts'
export {
  getUploads,
  partBytes,
  removeResource,
  uploadBounds,
  uploadComplete,
  uploadInit,
  uploadPart,
} from './uploads.ts'
export {
  getStorage,
  getUnusedFiles,
  gigabyte,
  largestUsers,
  personQuota,
  storageRefusals,
  unusedFileDays,
} from './storage.ts'
export { checkStudy, mostMasks, Recording, Study, type StudyMask } from './studies.ts'
