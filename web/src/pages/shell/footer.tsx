import { Mark } from '#schools'
import { useSchool, useSession } from '#session'
import { classes } from '#ui'
import { Phone } from 'lucide-react'
import { Link } from 'react-router'
import styles from './footer.module.css'
import { footerText } from './footer-text.ts'

const Trace = () => (
  <svg
    className={styles.trace}
    viewBox="0 0 1440 64"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path d="M0 44h180l10-7 10 7h22l7 12 12-48 11 42 6-6h20l14-12 14 12h196l10-7 10 7h22l7 12 12-48 11 42 6-6h20l14-12 14 12h196l10-7 10 7h22l7 12 12-48 11 42 6-6h20l14-12 14 12h484" />
  </svg>
)

/** The bottom of every page, in one of three brand layouts. */
export const Footer = () => {
  const school = useSchool()
  const who = useSession()
  const { family, address, copyright } = footerText(school, who)
  return (
    <footer className={classes(styles.footer, styles[`family${family}`])}>
      {family === 2 && <Trace />}
      <div className={styles.inside}>
        <div className={styles.brand}>
          <Mark size={36} />
          <span>
            <strong>{school.Name}</strong>
            {school.PlatformName}
          </span>
        </div>
        <div className={styles.lines}>
          {address && <span>{address}</span>}
          {copyright && <span>{copyright}</span>}
          {school.ServicePhone && (
            <a className={styles.phone} href={`tel:${school.ServicePhone}`}>
              <Phone size={15} aria-hidden />
              服务热线 {school.ServicePhone}
            </a>
          )}
          {school.ProviderNo !== -1 && (
            <span className={styles.ways}>
              <Link to="/Help">帮助中心</Link>
              <Link to="/Feedback">意见反馈</Link>
              <Link to="/Feedbackquery">反馈查询</Link>
              <Link to="/Verify">证明查验</Link>
            </span>
          )}
        </div>
        <p className={styles.note}>杏林 · 医学实践教学平台</p>
      </div>
    </footer>
  )
}
