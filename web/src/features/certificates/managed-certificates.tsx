import {
  Button,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  certificateNames,
  inGroups,
  type ManagedCertificate,
  verifyAddress,
} from '@xinglin/contract/certificates'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from './managed-certificates.module.css'
import {
  allowedCertificates,
  certificatesAPage,
  everyCertificate,
  managedCertificates,
  defaultCertificates,
} from './managed-queries.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useDownload } from './use-download.ts'

const stateNames = { valid: '有效', changed: '成绩已变更', revoked: '已作废' } as const

const stateTones = { valid: 'success', changed: 'warning', revoked: 'danger' } as const

const filters: readonly ListFilter<typeof defaultCertificates>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      { value: 'valid', name: '未作废' },
      { value: 'revoked', name: stateNames.revoked },
    ],
  },
  { kind: 'search', of: 'key', label: '持有人姓名或证明编号' },
]

const columns: readonly ListColumn<ManagedCertificate>[] = [
  {
    id: 'number',
    name: '编号',
    width: 200,
    fixed: true,
    text: ({ Number: number }) => inGroups(number),
    cell: ({ Number: number }) => (
      <Link className={styles.number} to={verifyAddress(number)}>
        {inGroups(number)}
      </Link>
    ),
  },
  {
    id: 'holder',
    name: '持有人',
    width: 110,
    text: ({ Holder }) => Holder,
    cell: ({ Holder }) => Holder,
  },
  {
    id: 'student-number',
    name: '学号',
    width: 120,
    text: ({ StudentNo }) => StudentNo,
    cell: ({ StudentNo }) => StudentNo || '—',
  },
  {
    id: 'kind',
    name: '证明',
    width: 110,
    text: ({ Kind }) => certificateNames[Kind],
    cell: ({ Kind }) => certificateNames[Kind],
  },
  {
    id: 'at',
    name: '开具时间',
    width: 150,
    text: ({ IssuedAt }) => momentOf(IssuedAt),
    cell: ({ IssuedAt }) => momentOf(IssuedAt),
  },
  {
    id: 'state',
    name: '状态',
    width: 120,
    text: ({ State }) => stateNames[State],
    cell: ({ State }) => <Tag tone={stateTones[State]}>{stateNames[State]}</Tag>,
  },
  {
    id: 'reason',
    name: '作废理由',
    text: ({ Reason }) => Reason,
    cell: ({ Reason }) => Reason || '—',
  },
]

/** The certificates that the school issued: found by holder or number, downloaded, revoked with a reason. */
export const ManagedCertificates = () => {
  const list = useListState(defaultCertificates, allowedCertificates)
  const [revoked, setRevoked] = useState<ManagedCertificate>()
  const { download, downloading } = useDownload()
  return (
    <>
      <PageHead
        title="证明"
        note="学生自助开具的成绩单等。内容开具后不变，任何人可凭编号查验，此后有成绩变更或撤回的标为“成绩已变更”，查验页逐行标出；开具有误的可以作废。"
      />
      <ManagedList
        name="certificates"
        label="证明列表"
        unit="份"
        list={list}
        query={useQuery(managedCertificates(list.state))}
        size={certificatesAPage}
        columns={columns}
        keyOf={({ Number: number }) => number}
        nameOf={({ Holder, Kind }) => `${Holder}的${certificateNames[Kind]}`}
        filters={filters}
        actionsWidth={150}
        renderActions={(certificate) =>
          certificate.State !== 'revoked' && (
            <span className={styles.actions}>
              {certificate.State === 'valid' && (
                <Button
                  kind="plain"
                  size="small"
                  pending={downloading === certificate.Number}
                  onClick={() => download(certificate.Number)}
                >
                  下载
                </Button>
              )}
              <Button kind="plain" size="small" onClick={() => setRevoked(certificate)}>
                作废
              </Button>
            </span>
          )
        }
        every={(onProgress) => everyCertificate(list.state, onProgress)}
        exported={{ name: '证明', caution: '文件包含姓名与学号，请妥善保管。' }}
        none="没有符合条件的证明"
        empty={
          <Empty
            head="还没有开具过证明"
            note="学生在“我的成绩”里开具成绩单后，会列在这里，可以查验和作废。"
          />
        }
      />
      {revoked && <RevokeDialog certificate={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  )
}
