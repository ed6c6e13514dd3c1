import { Button } from '#ui'
import type { Entry } from '@xinglin/contract/competitions'
import styles from './documents.module.css'

/** How many documents of an entry were accepted, and the way to them. */
export const DocumentsCell = ({ entry, onOpen }: { entry: Entry; onOpen: () => void }) => {
  const done = entry.Documents.filter(({ State }) => State === 'accepted').length
  const waiting = entry.Documents.filter(({ State }) => State === 'submitted').length
  const action = waiting > 0 ? '审核' : '查看'
  return (
    <span className={styles.cell}>
      <span>
        通过 {done}/{entry.Documents.length}
        {waiting > 0 && `，待审 ${waiting}`}
      </span>
      <Button size="small" aria-label={`${action}${entry.Name}的材料`} onClick={onOpen}>
        {action}
      </Button>
    </span>
  )
}
