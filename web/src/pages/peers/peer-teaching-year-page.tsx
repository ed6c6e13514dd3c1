import { useDownload } from '#certificates'
import { YearLedger } from '#peer-teaching'
import { Breadcrumb } from '#ui'
import { schoolYearName } from '@xinglin/contract/peer-teaching'
import { Navigate, useParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { peerTeaching, teachingYearAddress } from './peer-addresses.ts'

/** The school year in which it is, by the year in which it begins. */
const currentYear = (): number => {
  const now = new Date(Date.now() + 8 * 3_600_000)
  return now.getUTCMonth() >= 8 ? now.getUTCFullYear() : now.getUTCFullYear() - 1
}

/** mutualAssistanceTeachingDetail/:year: the ledger of a school year; what is no year leads to the present one. */
export const PeerTeachingYearPage = () => {
  const { year = '' } = useParams()
  const { download } = useDownload()
  const number = /^2\d{3}$/.test(year) ? Number(year) : 0
  if (number < 2000 || number > 2200)
    return <Navigate to={teachingYearAddress(currentYear())} replace />
  return (
    <>
      <Breadcrumb
        steps={[{ name: '互助教学', to: peerTeaching }, { name: schoolYearName(number) }]}
      />
      <PageHead title={`${schoolYearName(number)}互助教学台账`} />
      <YearLedger key={number} year={number} onCertificate={download} />
    </>
  )
}
