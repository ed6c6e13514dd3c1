import { PageHead, Steps } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { importPage } from './import-queries.ts'
import { PreviewStep } from './preview-step.tsx'
import { useSending } from './sending.ts'
import { SendingStep } from './sending-step.tsx'
import { StartStep } from './start-step.tsx'

const steps = ['准备表格', '上传', '核对', '完成']

/** Importing people from a sheet, step by step; the import's id stands in the address, so that one may leave and come back. */
export const ImportUsers = ({
  importId,
  usersAt,
  strength,
}: {
  importId: string | undefined
  usersAt: string
  /** How strong a first password looks. */
  strength: (password: string) => ReactNode
}) => {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const sending = useSending()
  const under = sending?.importId === importId && sending?.state !== 'done' ? sending : undefined
  const { data } = useQuery({
    ...importPage(importId ?? '', 'all', 1),
    enabled: importId !== undefined && !under,
  })
  const at = importId === undefined ? 0 : under ? 1 : data && data.State !== 'open' ? 3 : 2
  return (
    <>
      <PageHead title="导入用户" note="从 Excel 表格一次导入学生和教师，先核对、后写入。" />
      <Steps names={steps} at={at} />
      {importId === undefined ? (
        <StartStep
          usersAt={usersAt}
          onBegun={(begun, rows) => void navigate(`${usersAt}/import/${begun}?rows=${rows}`)}
        />
      ) : under ? (
        <SendingStep sending={under} />
      ) : (
        <PreviewStep
          importId={importId}
          expected={Number(query.get('rows')) || 0}
          usersAt={usersAt}
          strength={strength}
        />
      )}
    </>
  )
}
