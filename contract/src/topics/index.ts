export { TopicItem, topicStatus, topicStatusNames } from './shapes.ts'
export { getSpecial, getSpecials, getTeacherSpecials, joinSpecial } from './read.ts'
export {
  getManagedSpecial,
  listManagedSpecials,
  ManagedTopic,
  moveSpecial,
  saveSpecial,
  TopicForm,
  topicStates,
  uploadBanner,
} from './manage.ts'
