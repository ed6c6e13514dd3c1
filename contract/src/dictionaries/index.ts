export { getSensitiveWord } from './first-check.ts'
export { Choice, ChoiceTree } from './choices.ts'
export { getAreaDropDownList, getAreaList, getDicDropDownList } from './dropdowns.ts'
export {
  deleteDictionaryItem,
  type DictionaryItem,
  listDictionary,
  saveDictionaryItem,
  sortDictionary,
} from './manage.ts'
export {
  dictionary,
  figureFault,
  vocabularies,
  type Vocabulary,
  vocabularyOf,
} from './vocabularies.ts'
export { deleteWords, listHits, listWords, saveWords } from './words.ts'
