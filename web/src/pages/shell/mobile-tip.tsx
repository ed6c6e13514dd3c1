import { useSchool } from '#session'
import { Button, copyText, Dialog, toast } from '#ui'
import { useState } from 'react'
import { tipWasSeen } from './mobile.ts'
import styles from './mobile-tip.module.css'

const Drawing = () => (
  <svg className={styles.screen} viewBox="0 0 168 104" aria-hidden="true">
    <ellipse className={styles.fill} cx="84" cy="94" rx="74" ry="9" />
    <rect className={styles.fill} x="34" y="10" width="100" height="66" rx="7" />
    <rect className={styles.line} x="34" y="10" width="100" height="66" rx="7" />
    <path className={styles.line} d="M20 86h128M70 76l-3 10m31-10 3 10" />
    <path className={styles.line} d="M44 46h18l5-12 9 28 8-22 5 6h34" />
    <circle className={styles.spark} cx="123" cy="46" r="3.500" />
  </svg>
)

const copyLink = async () => {
  if (await copyText(window.location.href)) toast.success('链接已复制')
  else toast.warning('复制失败，请手动复制地址栏中的链接')
}

/** Once a session, on phones: what serves best, and going on anyway. */
export const MobileTip = () => {
  const { PlatformName: platform, WAProviderNo: miniProgram } = useSchool()
  const [step, setStep] = useState<'tip' | 'how' | 'gone'>('tip')
  if (step === 'gone') return null
  const goOn = () => {
    tipWasSeen()
    setStep('gone')
  }
  if (step === 'how') {
    return (
      <Dialog
        title="未能打开小程序？"
        onClose={goOn}
        foot={
          <>
            <Button onClick={goOn}>继续访问</Button>
            <Button kind="primary" onClick={() => void copyLink()}>
              复制链接
            </Button>
          </>
        }
      >
        <ol className={styles.steps}>
          <li>复制链接，粘贴到微信的任一聊天中后点开；</li>
          <li>或在微信中搜索小程序「{platform}」。</li>
        </ol>
      </Dialog>
    )
  }
  return (
    <Dialog title="温馨提示" hold closable={false} onClose={goOn}>
      <div className={styles.inside}>
        <Drawing />
        <p>
          {miniProgram
            ? '为获得最佳体验，请使用电脑访问，或打开平台小程序。'
            : '为获得最佳体验，请使用电脑访问。'}
        </p>
        {miniProgram && (
          <p className={styles.find}>
            在微信中搜索小程序
            <br />
            <strong>{platform === 'AIVSP' ? 'AIVSP 智能虚拟标准化病人' : platform}</strong>
          </p>
        )}
        <div className={styles.actions}>
          {miniProgram && (
            <Button kind="primary" size="large" wide onClick={() => setStep('how')}>
              打开小程序（推荐）
            </Button>
          )}
          <Button kind={miniProgram ? 'plain' : 'primary'} size="large" wide onClick={goOn}>
            继续访问（不推荐）
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
