import { Icon } from '@nimbus/shared-ui/icon'
import { Picture } from '@nimbus/shared-ui/picture'
import styles from './celebration.module.css'

/** The ring of the brand, open everywhere else, closes here once: around what was ordered, in front of the morning. */
export const Celebration = ({ image }: { image: string | undefined }) => (
  <div className={styles.disc} aria-hidden="true">
    <svg viewBox="0 0 320 320" focusable="false">
      <defs>
        <clipPath id="feier-scheibe">
          <circle cx="160" cy="160" r="140" />
        </clipPath>
        <linearGradient id="feier-himmel" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8fc4ca" />
          <stop offset=".7" stopColor="#ffd9bf" />
          <stop offset="1" stopColor="#ffb58a" />
        </linearGradient>
      </defs>
      <g clipPath="url(#feier-scheibe)">
        <path fill="url(#feier-himmel)" d="M20 20h280v280H20z" />
        <circle cx="118" cy="180" r="60" fill="#fff6ee" />
        <path d="M20 214c56-38 112-10 160-2s84-28 120-15v103H20z" fill="#3f8087" />
        <path d="M20 242c75-22 140 6 280-7v65H20z" fill="#0d4650" />
      </g>
      <circle className={styles.ring} cx="160" cy="160" r="140" />
      <path className={styles.arc} d="M246 50A140 140 0 0 1 292 113" />
    </svg>
    {image && <Picture className={styles.picture} src={image} alt="" width={176} height={176} placeholder={false} />}
    <span className={styles.check}>
      <Icon name="check" />
    </span>
  </div>
)
