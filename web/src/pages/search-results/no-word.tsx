import { ButtonLink, Empty, usePageTitle } from '#ui'
import styles from './search-results-page.module.css'

const refusedIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'refused' in state
    ? String(state.refused)
    : undefined

/** The page of results before anything is searched for, or after the server refused a word. */
export const NoWord = ({ state }: { state: unknown }) => {
  const refused = refusedIn(state)
  usePageTitle('搜索')
  return (
    <div className={styles.page}>
      <h1 className={styles.head}>搜索</h1>
      <Empty
        head={refused ?? '请输入老师/课程名称'}
        note={
          refused
            ? '请换一个词，在上方的搜索框中重新搜索。'
            : '可以输入课程名称、教师姓名，也可以用拼音或首字母，例如“xindiantu”“xdt”。'
        }
        next={<ButtonLink to="/Course/%20/%20">浏览全部课程</ButtonLink>}
      />
    </div>
  )
}
