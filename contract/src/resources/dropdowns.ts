import * as z from 'zod/mini'
import { call, signedIn } from '@xinglin/contract/call'
import { Choice, ChoiceTree } from '@xinglin/contract/dictionaries'

const loader = <O extends z.ZodMiniType>(name: string, output: O) =>
  call({
    path: `/api/ResourcesManage/GetDropDown${name}`,
    method: 'GET',
    keyless: true,
    who: signedIn,
    input: z.object({}),
    output,
  })

const choices = z.array(Choice)

/** Why an operation is done (操作目的). */
export const getDropDownPurposeType = loader('PurposeType', choices)

/** The shape of an effusion in a picture (积液形态). */
export const getDropDownShapeType = loader('ShapeType', choices)

/** The colour of a fluid once it is drawn (积液颜色). */
export const getDropDownEffusionColorType = loader('EffusionColorType', choices)

/** How much of an effusion there is (积液量). */
export const getDropDownEffusionLevelType = loader('EffusionLevelType', choices)

/** What forbids an operation (禁忌证). */
export const getDropDownContraindicationType = loader('ContraindicationType', choices)

/** How a patient lies or sits (体位). */
export const getDropDownPoseType = loader('PoseType', choices)

/** Where one punctures (穿刺点): a point of a body map, in thousandths of its width and height from the upper left. */
export const getDropDownPuncturePointType = loader(
  'PuncturePointType',
  z.array(
    z.strictObject({
      ...Choice.shape,
      /** Code and name of the body map. */
      Map: z.string(),
      MapName: z.string(),
      X: z.number(),
      Y: z.number(),
    }),
  ),
)

/** How one anaesthetises (麻醉方式). */
export const getDropDownAnesthesiaType = loader('AnesthesiaType', choices)

/** The moods of a patient (情绪): the dictionary 8. */
export const getDropDownMoodValues = loader('MoodValues', choices)

/** Systems with their symptoms (系统与症状). */
export const getDropDownSystom = loader('Systom', ChoiceTree)

/** Departments with their sections (学科与科室). */
export const getDropDownSectionId = loader('SectionId', ChoiceTree)

/** Whom something is meant for (适用对象). */
export const getDropDownApplacable = loader('Applacable', choices)
