import { ButtonLink, Card, figure } from '#ui'
import { ChooseFile, type ReadFile } from './choose-file.tsx'
import styles from './import.module.css'
import { sendRows } from './sending.ts'
import { sentAgain, type Understood } from './sent-again.ts'

/**
 * A sending that was broken off: the same sheet is asked for again, and no other is taken, for its rows would replace
 * those that arrived. `onSent` hears that rows are on their way again.
 */
export const ShortStep = ({
  importId,
  received,
  expected,
  understood,
  afreshAt,
  onSent,
}: {
  importId: string
  received: number
  expected: number
  /** How its sheet was understood. */
  understood: Understood
  afreshAt: string
  onSent: () => void
}) => {
  const sentOf = ({ lists }: ReadFile) => sentAgain(lists, understood, expected)
  const refuse = (file: ReadFile) =>
    sentOf(file)
      ? undefined
      : `这不是原来的表格：原来的有 ${figure(expected)} 行，“${file.name}”中没有这样的名单。`
  return (
    <Card as="section" roomy>
      <h2 className={styles.head}>上传没有完成</h2>
      <p className={styles.note}>
        已收到 {figure(received)} / {figure(expected)}{' '}
        行。请重新选择原来的表格继续上传，已收到的行不会重复。
      </p>
      <ChooseFile
        label="选择原来的表格，继续上传"
        refuse={refuse}
        onRead={(file) => {
          sendRows(importId, file.name, sentOf(file) ?? [])
          onSent()
        }}
      />
      <div className={styles.actions}>
        <ButtonLink to={afreshAt} size="small">
          换一份表格，重新导入
        </ButtonLink>
      </div>
    </Card>
  )
}
