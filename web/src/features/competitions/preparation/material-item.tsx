import type { ContestMaterial } from '@xinglin/contract/competitions'
import { FileText } from 'lucide-react'
import styles from './preparation.module.css'

const kilo = 1_024

const sizeOf = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} KB`
    : `${(bytes / kilo / kilo).toFixed(1)} MB`

/** What a material says, with its file: a picture in its place, everything else to be opened. */
export const MaterialBody = ({ material: { Text, File: file } }: { material: ContestMaterial }) => (
  <>
    {Text !== '' && <p className={styles.text}>{Text}</p>}
    {file?.Type === 'picture' && <img className={styles.picture} src={file.Url} alt={file.Name} />}
    {file && (
      <a className={styles.file} href={file.Url} target="_blank" rel="noreferrer">
        <FileText size={16} aria-hidden />
        {file.Name}（{sizeOf(file.Bytes)}）
      </a>
    )}
  </>
)

/** The materials of a contest for whoever reads about it. */
export const MaterialList = ({ materials }: { materials: readonly ContestMaterial[] }) => (
  <ul className={styles.list}>
    {materials.map((one) => (
      <li key={one.Id} className={styles.form}>
        <h3 className={styles.title}>{one.Title}</h3>
        <MaterialBody material={one} />
      </li>
    ))}
  </ul>
)
