import { Skeleton, Card, Failure, PageHead } from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { DrawMark } from './brand-part.tsx'
import { SettingsForm } from './settings-form.tsx'
import { settingsQuery } from './settings-query.ts'

/** What the school says of itself and how it behaves. */
export const SchoolSettings = ({ mark }: { mark: DrawMark }) => {
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <>
      <PageHead title="学校设置" note="保存后，其他用户在下一次打开或刷新页面时看到。" />
      {error && !data && (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!error && !data && <Skeleton height="520px" shape="block" />}
      {data && <SettingsForm settings={data} mark={mark} />}
    </>
  )
}
