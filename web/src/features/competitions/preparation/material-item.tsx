import type { ContestMaterial } from '@xinglin/contract/competitions'
import { FileLink } from '../documents/file-list.tsx'
import styles from './preparation.module.css'

/** What a material says, with its file: a picture in its place, everything else to be opened. */
export const MaterialBody = ({ material: { Text, File: file } }: { material: ContestMaterial }) => (
  <>
    {Text !== '' && <p className={styles.text}>{Text}</p>}
    {file?.Type === 'picture' && <img className={styles.picture} src={file.Url} alt={file.Name} />}
    {file && <FileLink file={file} />}
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
