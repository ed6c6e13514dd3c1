import { call } from '#call'
import { Button, offerFile, toast, messageOf } from '#ui'
import { getSafeBrowser } from '@xinglin/contract/exams'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'

/** Offers the settings of Safe Exam Browser for an examination as a file that this browser opens. */
export const SafeBrowserOffer = ({ examId, name }: { examId: string; name: string }) => {
  const [pending, setPending] = useState(false)
  const offer = async () => {
    setPending(true)
    try {
      const { File } = await call(getSafeBrowser, { ExamId: examId })
      offerFile(`${name}.seb`, new Blob([File], { type: 'application/seb' }))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<ShieldCheck size={16} aria-hidden />}
      pending={pending}
      onClick={() => void offer()}
    >
      下载安全考试浏览器设置
    </Button>
  )
}
