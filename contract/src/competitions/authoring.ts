import * as z from 'zod/mini'
import { authors, call, type Principal, text } from '@xinglin/contract/call'
import { Choice, ChoiceTree } from '@xinglin/contract/dictionaries'

const members: readonly Principal[] = ['guest', 'preview', 'student', ...authors]

const loader = <O extends z.ZodMiniType>(
  name: string,
  output: O,
  who: readonly Principal[] = authors,
) =>
  call({
    path: `/api/SimulationGame/${name}`,
    method: 'GET',
    keyless: true,
    who,
    input: z.object({}),
    output,
  })

/** What is examined at a station: 1 knowledge, 2 operation, 3 consultation. */
export const getDropDownExaminations = loader('GetDropDownExaminations', z.array(Choice))

/** Systems (`Id` is a SystomId) with their symptoms (SystomChildId). */
export const getDropDownCaseSystom = loader('GetDropDownCaseSystom', ChoiceTree)

/** The types of operations. */
export const getDropDownOperationType = loader('GetDropDownOperationType', z.array(Choice))

/** The types of questions that the bank has: `Id` is the code by which questions and papers name it. */
export const getDropDownQuestion = loader('GetDropDownQuestion', z.array(Choice))

/** Templates of tracks (赛道模板): stages with their weights in per cent and their minutes. */
export const getModuleTemplateInfo = loader(
  'GetModuleTemplateInfo',
  z.array(
    z.strictObject({
      ...Choice.shape,
      Stages: z.array(z.strictObject({ ...Choice.shape, Weight: z.number(), Minutes: z.number() })),
    }),
  ),
)

/** Departments with their sections. */
export const getGameSections = loader('GetDropDownSectionId', ChoiceTree, members)

/** Whom something is meant for. */
export const getGameApplacable = loader('GetDropDownApplacable', z.array(Choice), members)

/** The published cards of a symptom, or of a whole system when no symptom is named; a teacher sees the own ones too. */
export const getDropDownTopicCard = call({
  path: '/api/SimulationGame/GetDropDownTopicCard',
  keyless: true,
  who: authors,
  input: z.object({ SystomId: text(40), SystomChildId: text(40) }),
  output: z.array(Choice),
})

/** The published cards of a type of operation; a teacher sees the own ones too. */
export const getDropDownVirTopicCard = call({
  path: '/api/SimulationGame/GetDropDownVirTopicCard',
  method: 'GET',
  keyless: true,
  who: authors,
  input: z.object({ operationType: text(40) }),
  output: z.array(Choice),
})

/** The papers of an examination: 3 sets of cases, any other those of operations and knowledge. */
export const getDropDownCasePaper = call({
  path: '/api/SimulationGame/GetDropDownCasePaper',
  method: 'GET',
  keyless: true,
  who: authors,
  input: z.object({ examinationType: text(10) }),
  output: z.array(Choice),
})
