import { call } from '#call'
import { Button, Checkbox, Dialog, FileDrop, FormFault, momentOf, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { takeAnswerFile } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './room.module.css'
import { roomKey } from './room-queries.ts'

type Taken = OutputOf<typeof takeAnswerFile>

const largest = 1_048_576

const whatBecame: Readonly<Record<Taken['State'], string>> = {
  running: '已作为答案保存，考生可以继续作答',
  submitted: '已保存并收卷',
  late: '考试已结束，已列入“迟到的答案”，由您决定是否接受',
}

const Outcome = ({ taken }: { taken: Taken }) => (
  <output className={styles.form}>
    <span>
      <b>{taken.PersonName}</b>：收取 {taken.Taken} 个答案，{whatBecame[taken.State]}。
    </span>
    <span className={styles.note}>
      文件保存于 {momentOf(taken.SavedAt)}（考生设备的时间）
      {taken.Known > 0 && `；${taken.Known} 个答案服务器已有`}
      {taken.Unfit > 0 && `；${taken.Unfit} 个答案不属于可作答的部分，未收取`}
    </span>
  </output>
)

/** Takes the files that devices of examinees saved when they could not reach the server, one after the other. */
export const TakeFileDialog = ({ examId, onClose }: { examId: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const [handsIn, setHandsIn] = useState(false)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const [taken, setTaken] = useState<Taken>()
  const take = async (file: File) => {
    setFault('')
    setTaken(undefined)
    if (file.size > largest) {
      setFault('文件不得超过1 MB')
      return
    }
    setPending(true)
    try {
      const File = await file.text()
      setTaken(await call(takeAnswerFile, { ExamId: examId, File, HandIn: handsIn }))
      // Not waited for: the next file may be chosen as soon as this one is told.
      void queries.invalidateQueries({ queryKey: roomKey })
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="收取作答文件"
      hold
      onClose={onClose}
      foot={<Button onClick={onClose}>{taken ? '完成' : '取消'}</Button>}
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <FileDrop
          label={pending ? '正在收取' : '选择或拖入考生的作答文件'}
          hint="考生的设备长时间连不上服务器时，作答页面会提供下载；文件已加密，只有服务器能读。"
          accept=".answers,application/json"
          disabled={pending}
          onFile={(file) => void take(file)}
        />
        <Checkbox checked={handsIn} onChange={({ target }) => setHandsIn(target.checked)}>
          收取后直接交卷
        </Checkbox>
        {taken && <Outcome taken={taken} />}
      </div>
    </Dialog>
  )
}
