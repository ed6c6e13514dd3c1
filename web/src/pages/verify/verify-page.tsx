import { VerifyCertificate } from '#certificates'
import { SchoolLogo } from '#schools'
import { useSchool } from '#session'
import { verifyAddress } from '@xinglin/contract/certificates'
import { Link, useNavigate, useParams } from 'react-router'
import styles from './verify-page.module.css'

/** 证明查验, for whoever holds a certificate of the school: an employer, another school. */
export const VerifyPage = () => {
  const school = useSchool()
  const { number = '' } = useParams()
  const go = useNavigate()
  return (
    <main className={styles.page}>
      <Link className={styles.school} to="/" aria-label={`${school.Name}，首页`}>
        <SchoolLogo school={school} height={36} />
        <span>{school.Name}</span>
      </Link>
      <div className={styles.sheet}>
        <h1 className={styles.head}>证明查验</h1>
        <p className={styles.note}>
          输入成绩单或证书上的编号，或扫描其中的二维码，查验是否由本校开具。
        </p>
        <VerifyCertificate number={number} onNumber={(next) => void go(verifyAddress(next))} />
      </div>
    </main>
  )
}
