import { Button, Dialog, TextField } from '#ui'
import type { OwnExam } from '@xinglin/contract/exams'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ExamAddresses } from '../queries/addresses.ts'
import { safeBrowserClaim } from '../safe-browser/claim.ts'
import { SafeBrowserOffer } from '../safe-browser/safe-browser-offer.tsx'
import styles from './own.module.css'

/** What one should know before the time begins to run. */
export const BeginDialog = ({
  exam,
  addresses,
  onClose,
}: {
  exam: OwnExam
  addresses: ExamAddresses
  onClose: () => void
}) => {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const total = exam.Minutes + exam.ExtraMinutes
  const begin = () => navigate(addresses.sit(exam.ExamId), { state: { code } })
  return (
    <Dialog
      title={`开始“${exam.Name}”？`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>暂不开始</Button>
          <Button
            kind="primary"
            disabled={exam.NeedsCode && code.trim() === ''}
            onClick={() => void begin()}
          >
            开始作答
          </Button>
        </>
      }
    >
      <ul className={styles.rules}>
        <li>开始后计时 {total} 分钟，关闭页面不会停止计时，到时自动收卷。</li>
        <li>答案随时自动保存；断网时保存在本机，恢复后自动提交。请勿清除浏览器数据。</li>
        <li>换一台设备可以继续作答，之前的设备将不能再提交。</li>
        {exam.Sections.some(({ OneWay }) => OneWay) && (
          <li>
            以下部分离开后不能返回：
            {exam.Sections.filter(({ OneWay }) => OneWay)
              .map(({ Name }) => Name)
              .join('、')}
          </li>
        )}
        {!globalThis.isSecureContext && (
          <li>本站未使用 HTTPS：断网时请不要刷新页面，否则要等网络恢复才能再打开试卷。</li>
        )}
      </ul>
      <table className={styles.sections}>
        <thead>
          <tr>
            <th scope="col">部分</th>
            <th scope="col">题数</th>
            <th scope="col">分值</th>
          </tr>
        </thead>
        <tbody>
          {exam.Sections.map(({ Name, Units, Points }) => (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              <td>{Units}</td>
              <td>{Points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exam.Note !== '' && <p>{exam.Note}</p>}
      {exam.SafeBrowser && safeBrowserClaim() === undefined && (
        <p className={styles.offer}>
          可以在安全考试浏览器（SEB）中作答：已安装的，打开设置文件即进入本考试；不安装也可以直接开始。
          <SafeBrowserOffer examId={exam.ExamId} name={exam.Name} />
        </p>
      )}
      {exam.NeedsCode && (
        <TextField
          label="考试口令"
          value={code}
          maxLength={20}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </Dialog>
  )
}
