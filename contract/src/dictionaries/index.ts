export { getSensitiveWord } from './first-check.ts'
export {
  deleteDictionaryItem,
  deleteWords,
  dictionaryTypes,
  getDicDropDownList,
  listDictionary,
  listHits,
  listWords,
  saveDictionaryItem,
  saveWords,
  sortDictionary,
} from './manage.ts'
