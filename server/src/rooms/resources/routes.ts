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
import { folderCalls } from './folders.ts'
import { completionCalls } from './complete-upload.ts'
import { fileKinds, type InspectModel } from './file-kinds.ts'
import type { FileUseSource } from './file-use-store.ts'
import { libraryCalls } from './library.ts'
import { mediaCalls } from './media.ts'
import { textPictureCalls } from './pictures.ts'
import type { RemoveBytes } from './remove-bytes.ts'
import { removalCalls } from './remove-resource.ts'
import type { Sign } from './serialize-media.ts'
import { resourceView } from './serialize-resource.ts'
import { sharingCalls } from './sharing.ts'
import { storageCalls } from './storage.ts'
import { studyCalls } from './check-study.ts'
import type { Transcoder } from './transcoder.ts'
import { uploadCalls } from './upload-files.ts'
import { useCalls } from './uses.ts'

const from = (call: typeof getDropDownPurposeType, vocabulary: Vocabulary) =>
  answer(call, function handleCall(visit) {
    return vocabularyOptions(visit, vocabulary)
  })

/** What rooms above know of resources: in what they are used, what a model holds; and how bytes go. */
type Above = {
  readonly uses: readonly FileUseSource[]
  readonly inspectModel: InspectModel
  readonly removeBytes: RemoveBytes
}

/** Answers the library of resources, the videos in it, and the twelve vocabularies from which operations and resources are described. */
export const resourceCalls = (
  files: FileRoom,
  sign: Sign,
  transcoder: Transcoder,
  { uses, inspectModel, removeBytes }: Above,
) => {
  const kinds = fileKinds(inspectModel)
  const show = resourceView(files, sign, transcoder)
  return [
    ...uploadCalls(files, kinds),
    ...completionCalls(files, { kinds, show, transcoder }),
    ...folderCalls(),
    ...libraryCalls(show),
    ...useCalls(uses),
    ...sharingCalls(files, show),
    ...studyCalls(files, show, removeBytes),
    ...removalCalls(files, { uses, removeBytes }),
    ...storageCalls(files),
    ...textPictureCalls(files),
    ...mediaCalls(files, sign, transcoder),
    ...dropdownCalls,
  ]
}

const dropdownCalls = [
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
