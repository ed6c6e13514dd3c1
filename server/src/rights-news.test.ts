import * as news from '@xinglin/contract/news'
import * as topics from '@xinglin/contract/topics'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of news and topics: A, G, S, T, M, V. */
const matrix: readonly MatrixRow[] = [
  [news.getNews, '✓✓✓✓✓✓'],
  [news.getNewsDetail, '✓✓✓✓✓✓'],
  [news.readNews, '––✓✓✓✓'],
  [news.listManagedNews, '––––✓✓'],
  [news.getManagedNews, '––––✓✓'],
  [news.saveNews, '––––✓✓'],
  [news.moveNews, '––––✓✓'],
  [topics.getSpecials, '✓✓✓✓✓✓'],
  [topics.getTeacherSpecials, '✓✓✓✓✓✓'],
  [topics.getSpecial, '✓✓✓✓✓✓'],
  [topics.joinSpecial, '––✓✓––'],
  [topics.listManagedSpecials, '––––✓✓'],
  [topics.getManagedSpecial, '––––✓✓'],
  [topics.uploadBanner, '––––✓✓'],
  [topics.saveSpecial, '––––✓✓'],
  [topics.moveSpecial, '––––✓✓'],
]

holdMatrix(openColumns(), matrix)
holdRows(matrix, callsOf('news', 'topics'))
