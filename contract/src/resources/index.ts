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
export { fileBytes, largestPicture, mostPixels, pictureKinds, pictureRefusals } from './pictures.ts'
