import { vocabularies, type Vocabulary } from '@xinglin/contract/dictionaries'
import {
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
} from '@xinglin/contract/resources'
import { choicesOf, vocabularyOptions, vocabularyTree } from '#dictionaries'
import { answer } from '#platform/http'
import { sectionTree } from '#schools'
import type { FileRoom } from './files.ts'
import { type IsTaught, mediaCalls } from './media.ts'
import { textPictureCalls } from './pictures.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import type { Sign } from './serialize-media.ts'
import { storageCalls } from './storage.ts'
import type { Transcoder } from './transcoder.ts'
import { uploadCalls } from './upload-files.ts'

const from = (call: typeof getDropDownPurposeType, vocabulary: Vocabulary) =>
  answer(call, function handleCall(visit) {
    return vocabularyOptions(visit, vocabulary)
  })

/** Answers the videos that people upload, and the twelve vocabularies from which operations and resources are described. */
export const resourceCalls = (
  files: FileRoom,
  sign: Sign,
  transcoder: Transcoder,
  above: { readonly isTaught: IsTaught; readonly removeBytes: RemoveBytes },
) => [
  ...uploadCalls(files, sign, transcoder),
  ...storageCalls(files),
  ...textPictureCalls(files),
  ...mediaCalls(files, sign, transcoder, above),

  from(getDropDownPurposeType, vocabularies.purpose),
  from(getDropDownShapeType, vocabularies.shape),
  from(getDropDownEffusionColorType, vocabularies.effusionColor),
  from(getDropDownEffusionLevelType, vocabularies.effusionLevel),
  from(getDropDownContraindicationType, vocabularies.contraindication),
  from(getDropDownPoseType, vocabularies.pose),
  from(getDropDownAnesthesiaType, vocabularies.anesthesia),
  from(getDropDownMoodValues, vocabularies.mood),
  from(getDropDownApplacable, vocabularies.applicable),

  answer(getDropDownPuncturePointType, async function handleGetDropDownPuncturePointType(visit) {
    const maps = await choicesOf(visit, vocabularies.puncturePoint)
    return maps.flatMap((map) =>
      map.children.map(({ code, name, figures }) => ({
        Id: code,
        Name: name,
        Map: map.code,
        MapName: map.name,
        X: figures['X'] ?? 0,
        Y: figures['Y'] ?? 0,
      })),
    )
  }),

  answer(getDropDownSystom, function handleGetDropDownSystom(visit) {
    return vocabularyTree(visit, vocabularies.symptom)
  }),

  answer(getDropDownSectionId, sectionTree),
]
