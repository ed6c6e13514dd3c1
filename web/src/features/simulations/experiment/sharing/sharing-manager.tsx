import { Skeleton, Card, Failure, PageHead } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { PushList } from './push-list.tsx'
import { SharingForm } from './sharing-form.tsx'
import { sharing } from './sharing-queries.ts'
import styles from './sharing.module.css'

/** 步骤得分推送: where the scores of experiments go, and what became of each. */
export const SharingManager = () => {
  const { data, error, refetch } = useQuery(sharing)
  return (
    <>
      <PageHead
        title="步骤得分推送"
        note="按《国家虚拟仿真实验教学课程技术接口规范（2022版）》把实验的步骤得分推送到共享平台。"
      />
      {error && !data && (
        <Card>
          <Failure error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {!error && !data && <Skeleton height="420px" shape="block" />}
      {data && (
        <div className={styles.screen}>
          <SharingForm setting={data} />
          <PushList enabled={data.Enabled} />
        </div>
      )}
    </>
  )
}
