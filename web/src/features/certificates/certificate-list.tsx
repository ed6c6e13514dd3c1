import { Skeleton, Button, Empty, exactMomentOf, Failure, Tag } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { certificateNames, inGroups, verifyAddress } from '@xinglin/contract/certificates'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { myCertificates } from './certificate-queries.ts'
import styles from './certificate-list.module.css'
import { useDownload } from './use-download.ts'

/** One's own certificates, each to be downloaded and verified. */
export const CertificateList = () => {
  const { data, error, refetch } = useQuery(myCertificates)
  const { download, downloading } = useDownload()
  if (error && !data)
    return <Failure head="证明加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="68px" shape="block" />
  if (data.List.length === 0)
    return <Empty head="还没有开具过证明" note="开具的成绩单列在这里，可以再次下载。" />
  return (
    <ul className={styles.list}>
      {data.List.map(({ Number: number, Kind, IssuedAt, State, Reason }) => (
        <li key={number} className={styles.line}>
          <div className={styles.words}>
            <p className={styles.name}>
              {certificateNames[Kind]}
              {State === 'changed' && <Tag tone="warning">成绩已变更</Tag>}
              {State === 'revoked' && <Tag tone="danger">已作废</Tag>}
            </p>
            <p className={styles.about}>
              <span>{exactMomentOf(IssuedAt)} 开具</span>
              <Link to={verifyAddress(number)}>编号 {inGroups(number)}</Link>
              {State === 'changed' && <span>其中有成绩此后变更或撤回，请重新开具</span>}
              {Reason && <span>作废理由：{Reason}</span>}
            </p>
          </div>
          {State === 'valid' && (
            <Button
              size="small"
              icon={<Download size={15} aria-hidden />}
              pending={downloading === number}
              onClick={() => download(number)}
            >
              下载 PDF
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
