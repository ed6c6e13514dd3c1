import { Button } from '../../controls/button.tsx'
import { Tag } from '../../display/tag.tsx'
import { Dialog } from '../../overlay/dialog.tsx'
import { toast } from '../../overlay/toast.tsx'
import { offerSheets } from '../spreadsheets.ts'
import styles from './outcomes-dialog.module.css'
import type { Outcome } from './outcomes.ts'

type Line = Outcome & { readonly title: string }

const maxShown = 200
const stateOf = ({ done }: Outcome) => (done ? '已完成' : '未完成')

/** What came of each row: those that failed first, with their reasons; all of them as a sheet. */
export const OutcomesDialog = ({
  name,
  outcomes,
  onClose,
}: {
  name: string
  outcomes: readonly Line[]
  onClose: () => void
}) => {
  const failed = outcomes.filter(({ done }) => !done)
  const lines = [...failed, ...outcomes.filter(({ done }) => done)]
  const offer = async () => {
    const file = await offerSheets(`${name}结果`, [
      {
        name: `${name}结果`,
        heads: ['项目', '结果', '说明'],
        widths: [30, 10, 50],
        rows: lines.map((line) => [line.title, stateOf(line), line.note ?? '']),
      },
    ])
    if (!file) toast.error('文件生成失败，请重试')
  }
  return (
    <Dialog
      title={`${name}的结果`}
      wide
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => void offer()}>导出结果</Button>
          <Button kind="primary" onClick={onClose}>
            知道了
          </Button>
        </>
      }
    >
      <output>
        已完成 {outcomes.length - failed.length} 项
        {failed.length > 0 && `，未完成 ${failed.length} 项。未完成的仍处于选中状态`}。
      </output>
      <ul className={styles.lines}>
        {lines.slice(0, maxShown).map((line) => (
          <li key={line.key} className={styles.line}>
            <span className={styles.title}>{line.title}</span>
            <Tag tone={line.done ? 'success' : 'danger'}>{stateOf(line)}</Tag>
            <span className={styles.note}>{line.note}</span>
          </li>
        ))}
      </ul>
      {lines.length > maxShown && (
        <p className={styles.note}>此处显示前 {maxShown} 项，全部结果请导出查看。</p>
      )}
    </Dialog>
  )
}
