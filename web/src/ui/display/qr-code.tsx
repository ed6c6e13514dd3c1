import { VisuallyHidden } from '../theme/visually-hidden.tsx'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** A QR code, drawn; what it says stands beside it for those who cannot scan. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
