/** Where the scripts of VGS may take their frames from. */
export const VGS_ORIGINS = ['https://js.verygoodvault.com', 'https://js3.verygoodvault.com']
