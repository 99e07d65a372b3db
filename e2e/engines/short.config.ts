import { enginesConfig } from './engines-config'

export default enginesConfig('short')
