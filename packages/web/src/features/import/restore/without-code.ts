import { forbidCodeFromText } from '@fonte/contract/file/forbid-code'

// Imported before every schema, in the one file that a worker is.
forbidCodeFromText()
