import {
  examinations,
  getDropDownCasePaper,
  getDropDownCaseSystom,
  getDropDownExaminations,
  getDropDownOperationType,
  getDropDownQuestion,
  getDropDownTopicCard,
  getDropDownVirTopicCard,
  getGameApplacable,
  getGameSections,
  getModuleTemplateInfo,
  questionTypes,
} from '@xinglin/contract/competitions'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { choicesOf, vocabularyOptions, vocabularyTree } from '#dictionaries'
import { answer } from '#platform/http'
import { sectionTree } from '#schools'
import { contestCalls } from './contests.ts'
import { authoringStore } from './store.ts'

const told = ({ id: Id, name: Name }: { readonly id: string; readonly name: string }) => ({
  Id,
  Name,
})

const fixed = (names: Readonly<Record<string, string>>) =>
  Promise.resolve(Object.entries(names).map(([Id, Name]) => ({ Id, Name })))

/** Answers what contests and their papers are chosen from. */
export const competitionCalls = () => [
  ...contestCalls(),

  answer(getDropDownExaminations, () => fixed(examinations)),

  answer(getDropDownQuestion, () => fixed(questionTypes)),

  answer(getDropDownCaseSystom, (visit) => vocabularyTree(visit, vocabularies.symptom)),

  answer(getDropDownOperationType, (visit) => vocabularyOptions(visit, vocabularies.operation)),

  answer(getModuleTemplateInfo, async (visit) =>
    (await choicesOf(visit, vocabularies.track)).map(({ code, name, children }) => ({
      Id: code,
      Name: name,
      Stages: children.map((stage) => ({
        Id: stage.code,
        Name: stage.name,
        Weight: stage.figures['Weight'] ?? 0,
        Minutes: stage.figures['Minutes'] ?? 0,
      })),
    })),
  ),

  answer(getGameSections, sectionTree),

  answer(getGameApplacable, (visit) => vocabularyOptions(visit, vocabularies.applicable)),

  answer(getDropDownTopicCard, async (visit, { SystomId, SystomChildId }) =>
    (await authoringStore(visit).ofSymptom(SystomId, SystomChildId)).map(told),
  ),

  answer(getDropDownVirTopicCard, async (visit, { operationType }) =>
    (await authoringStore(visit).ofOperation(operationType)).map(told),
  ),

  // 3 are sets of cases, every other type those of operations and knowledge.
  answer(getDropDownCasePaper, async (visit, { examinationType }) =>
    (await authoringStore(visit).papers(examinationType === '3')).map(told),
  ),
]
