export { longestArticle, NewsItem, newsTypes } from './shapes.ts'
export { getNews, getNewsDetail, readNews } from './read.ts'
export {
  getManagedNews,
  listManagedNews,
  ManagedNews,
  moveNews,
  NewsForm,
  newsStates,
  saveNews,
} from './manage.ts'
