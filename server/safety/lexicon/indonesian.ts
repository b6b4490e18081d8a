import { indonesian as concepts } from '../concepts/id.ts';
import type { LexiconSource } from '../source.ts';

/** Indonesian, formal and as it is typed in chats, with some Malay and Javanese. Not yet read by a native speaker. */
export const indonesian: LexiconSource = {
  language: 'id',
  concepts,
  classes: {
    neg: `tidak ga gak nggak ngga enggak engga gk tak bukan belum jangan tdk blm kagak ndak tanpa ora nda g`,
    never:
      'tidak_pernah belum_pernah gak_pernah ga_pernah nggak_pernah tak_pernah blm_pernah gapernah tidak_ada ga_ada_yang',
    contrast:
      'tapi tp namun sebenarnya sebenernya jujur maaf cuma cuman hanya_saja tetapi sejujurnya aslinya',
    no: 'tidak ga gak nggak ngga enggak engga gk tak udah_ga sudah_tidak tdk gada ndak jangan kagak g males malas ogah emoh',
    i: 'aku saya sy gue gw gua ane ak ku kami kita awak w beta',
    want: `ingin pengen pengin mau pgn pen kepengen mw berniat niat rencana berencana kepikiran mikir terpikir pikir
      berpikir memikirkan mikirin mending lebih_baik mendingan pgen hendak coba mencoba nyoba berusaha siap akan bakal
      harap berharap semoga andai seandainya kalau_bisa rasanya hampir merencanakan putuskan memutuskan pengennya nekat kuingin`,
    die: 'mati meninggal mampus tewas modar koit metong wafat mninggal mokad is_det isdet',
    self_kill: `kuakhiri_hidupku akhiri_hidupku kuakhiri_hidup mencabut_nyawa_sendiri
      bunuh_diri bundir membunuh_diri bunuhdiri gantung_diri mengakhiri_hidup akhiri_hidup ngakhirin_hidup
      habisi_nyawa menghabisi_nyawa menghabisi_diri mengakhiri_nyawa suicide self_harm selfharm melukai_diri nyakitin_diri
      menyakiti_diri lukain_diri ngelukain_diri nyakiti_diri nyayat menyayat nyilet silet_tangan potong_nadi potong_urat
      mengakhiri_semuanya ngakhirin_semuanya akhiri_semuanya mengakhiri_hidupku mencabut_nyawa akhiri_hidupku bunuh_diriku
      nyilet_nyilet sayat_tangan barcode_tangan bakar_diri mengakhiri_segalanya ngakhiri_hidup akhirin_hidup`,
    person: `bapak ayah bpk ibu mama mamah emak adik adek ade kakak abang suami istri anak teman temen sahabat pacar
      tetangga nenek kakek om tante paman bibi sepupu bayi papa papah mbah simbah mertua ipar ortu keponakan dia rekan
      bini laki kawan doi orang ibuku ayahku adikku istriku suamiku anakku temanku temenku bapakku pacarku kakakku bos`,
    kin: `anak adik adek anakku putri putra sulung bungsu keponakan cucu siswa murid dia mereka kakak ponakan anaknya
      pertama kedua ketiga sepupu istri pacar kucing anjing adikku punya`,
    unit: `jam tahun_pengalaman menit hari bulan minggu orang kilo km juta ribu tiket persen karyawan tahun_bekerja
      pelanggan thn_pengalaman email pesanan tahun_di tahun_kerja unit rupiah kali`,
    age: `10 11 12 13 14 15 16 17 sepuluh sebelas dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas
      belasan 15th 16th 17th 16thn 17thn 15thn 14th 14thn`,
    human: `dia mereka kalian kamu lu lo elu elo bos atasan manajer manager supervisor pelanggan customer kastemer istri
      suami tetangga mantan pacar orang semua hrd rekan bajingan anjing bangsat brengsek itu tu kau anda cewek cowok
      penilai rekruter manajer_itu gw_tembak reviewer bapak ibu ayah leader tl teman temen ipar mertua keparat satu_kantor nya doi admin si adik`,
    harm: `bunuh membunuh bunuhin ngebunuh habisi habisin abisin menghabisi tusuk tikam menusuk menikam nusuk pukul mukul
      hajar menghajar ngehajar gebuk gebukin bacok membacok ngebacok bakar membakar ngebakar bom ledakkan ledakin tembak
      menembak nembak racun meracuni cekik mencekik nyekik sembelih gorok menggorok siksa perkosa keroyok hancurkan
      matiin santet matahin patahin patahkan culik menculik siram penggal remukin remukkan libas bantai membantai
      kubunuh kuhabisi kuhajar kutusuk kubakar kubacok kutembak habisi_nyawa injek sikat siksa lenyapkan hancurin binasakan cincang`,
    agent: `bos atasan manajer manager supervisor spv rekruter hrd suami mantan pacar ayah bapak paman om kakak
      abang tetangga rekan leader tl guru majikan agen bapak_tiri ayah_tiri pelanggan ibu mereka dia doi senior orang
      kepala laki_laki cowok penyalur pelatih ustad dosen sepupu kakek suamiku ayahku pacarku bosku mertua istri cowo tl_ku atasanku mantanku seseorang laki2`,
    hit: `memukul mukul pukul mukulin pukulin memukuli dipukul dipukulin dipukuli menampar nampar ditampar menendang
      nendang ditendang gebukin digebukin digebuk memperkosa perkosa diperkosa melecehkan dilecehkan lecehin dilecehin
      meraba raba grepe diraba digrepe grepein digrepein ngeraba mengancam ngancam ancam diancam ngancem diancem memeras
      diperas meras menyiksa nyiksa disiksa mencekik nyekik dicekik mencabuli dicabuli menyekap disekap dikurung ngurung
      mengurung memaksa maksa dipaksa menguntit nguntit dikuntit diikuti ngikutin dibuntuti membuntuti kdrt disentuh
      menyentuh nyentuh pegang megang dipegang memegang memeluk meluk dipeluk cium nyium dicium meremas ngeremes
      diremas disundut dihina menghina ngehina dibully bully dijambak menjambak dibentak ditelanjangi diseret dilempar
      mengintip diintip stalking ngestalk distalk diteror meneror neror diperkosanya disiram diperlakukan dibanting dihajar ditonjok menganiaya dianiaya menyetubuhi disetubuhi`,
    nude: `telanjang bugil nude nudes pap_tt tanpa_busana pakaian_dalam bra celana_dalam payudara kemaluan alat_kelamin
      vcs seksual seks mesum syur vulgar porno bercinta ranjang ngewe tidur_bareng tidur_dengan tidur_sama ml_sama foto_seksi
      dada bokong pantat pap kontol penis esek buka_baju selangkangan cabul hubungan_badan tetek`,
  },
  rules: {
    mask: `
      mati lampu|listrik|gaya|kutu|matian|rasa|suri|penasaran|bosan|ketawa|air|batre|baterai|wifi|internet|pajak
      mati_matian|setengah_mati|sehidup_semati|mati_gaya|mati_kutu|hidup_mati|harga_mati
      setengah|capek|malu|cinta|penasaran|ngakak|ketawa|tertawa|lucu|jatuh|kangen|sampe|sampai|kayak _ mau|sampe|sampai|kayak? _ mati|mampus|meninggal
      ngakak|ketawa|tertawa|lucu|laper|lapar|bosen|bosan|malu|kangen __ mati|mampus|meninggal
      lampu|listrik|hp|laptop|baterai|batre|batrai|internet|wifi|server|komputer|pc|akun|koneksi|jaringan|sinyal|mesin|motor|aplikasi|link|proses|sistem|kuota|layar|mic|stok|kamera|telepon|rekening|listriknya|lampunya __ mati|mampus|tewas|modar|koit|meninggal -aku|saya
      mati _ hp|laptop|komputer|lampunya|listriknya|server|total|terus_hp|mesin
      bunuh|membunuh|ngebunuh|matiin|mematikan|habisin|hajar|sikat|bantai|abisin|libas|eksekusi|serang|menyerang _ waktu|proses|task|script|tiket|antrian|kerjaan|tugas|semua_tiket|sesi|makanan|batch|kebosanan|nyamuk|kecoa|job|backlog|karakter|email|laporan|data|server
      deadline|target|macet|panas|tugas|ongkir|harga|tagihan __ membunuh|mencekik|bunuh|menyiksa|nyekik|membunuhku
      bunuh|habisin|habisi|bantai|hancurin|hancurkan|bakar __ bintang|review|ulasan|rating|google|twitter|medsos
      tembak|nembak|nembakin _ cewek|cowok|gebetan|foto|harga
      jantungan|serangan_jantung|stroke|pingsan _ liat|lihat|pas|waktu|lihatnya|baca|ngeliat|karena
      hampir|nyaris|mau|auto|kayak|langsung _ kena|copot|mau? _ serangan_jantung|jantungan|copot|pingsan|stroke|meninggal __ liat|lihat|tagihan|harga|soal|tiket|antrian
      potong|memotong|motong _ rambut|gaji|harga|kuku|biaya|pulsa|kue|sayur|kuota|rumput|bawang
      teriris|keiris|kepotong|kena_pisau|luka __ masak|dapur|bawang|sayur
      bom _ waktu|atom|air
      bakar _ sate|ayam|ikan|kalori|semangat|jagung|duit|uang|lemak
      pukul|jam _ 1|2|3|4|5|6|7|8|9|10|11|12|satu|dua|tiga|tujuh|delapan|sembilan|berapa|rata
      pukul|mukul rata
      terjun|lompat|loncat _ ke|langsung _ dunia|bidang|lapangan|industri|kerja
      tutup usia|akun
      akhiri|mengakhiri|akhirin _ chat|sesi|kontrak|hubungan_kerja|percakapan|panggilan|shift|telepon
      pamit _ dulu|sebentar|makan|sholat|tidur|pulang
      gantung|menggantung _ telepon|status|proses|baju`,
    frame: `
      relawan|volunteer|sukarelawan|bekerja|kerja|pernah|mantan|dulu|pengalaman|magang|bertugas|tahun|thn|menangani|melayani|nanganin __ hotline|krisis|pencegahan|igd|ugd|icu|rumah_sakit|perawat|ambulans|paramedis|korban|kdrt|moderator|moderasi|polisi|damkar|psikolog|lsm|asuransi|klaim|sejiwa|konseling|puskesmas|bidan|komnas|relawan|119|pmi|sar|lembaga|yayasan|call_center_darurat|konten
      perawat|paramedis|moderator|damkar|pemadam|konselor|bidan_desa _ di|konten|selama|tahun|jadi|igd|ugd|icu
      moderasi|moderator konten
      pelanggan|customer|klien|pembeli|kastemer|penelepon|tokoh|karakter|user __ bilang|nulis|menulis|ngetik|ngomong|marah|ngancam|mengancam|teriak|berkata|ngancem|chat|ketik|maki __ simulasi|latihan|praktik|training|tes|maaf|minta_maaf|voucher|bintang|refund|penggantian|ulasan|tenang|roleplay|mock
      simulasi|latihan|praktik|contoh|mock|roleplay|role_play|training|skenario|demo|uji_coba|practice|pura_pura|fiktif __ pelanggan|customer|bilang|nulis|tokoh|karakter|tiket|chat|ngancam|kalimat|klien|teks|pembeli
      artikel|buku|novel|film|lagu|drama|series|drakor|lirik|contoh|kutipan|teks|kalimat|kata|berita|podcast|dokumenter|skripsi|penelitian|riset|kursus|seminar|pelatihan|game|judul|band|cerita|puisi|komik|anime __ tentang|soal|berjudul|judulnya|yang|itu|saya_kutip|kutip|dari|mengenai|terjemah*
      di|dari|dalam|baca|nonton|mengutip|kutip|mengetik|ngetik|salin|rangkum|meringkas|dengar|main|terjemahin|terjemahkan __ artikel|buku|novel|film|lagu|drama|soal|contoh|template|dokumenter|podcast|teks|game|komik
      pencegahan|korban|layanan|hotline|kasus|klaim|laporan|penyintas|edukasi|kampanye _ bunuh_diri|kdrt|pelecehan|kekerasan|pemerkosaan|perundungan|percobaan
      kalau|jika|bila|misal|misalnya _ ada? pelanggan|customer|klien _ yang? _ bilang|mengancam|ngomong|menulis|mau
      autocorrect|typo|salah_ketik|salah_tulis`,
    past: `
      sejak|mulai|dari|waktu|pertama_kali|saat __ umur|usia|kelas __ <age>
      tahun|thn|puluh lalu|silam|yang_lalu|yg_lalu
      tahun|th|thn _ 197*|198*|199*|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
      sudah_sembuh|udah_sembuh|sembuh|pulih|waktu_kecil|sejak_lahir|masa_lalu|riwayat|waktu_sd|masa_kecil|dulu_pernah|sudah_pulih|sehat_kembali|sudah_normal`,
    self_harm: `
      <self_kill>
      <want> __ <die>
      <i> _ <want> _ <die>
      <die> _ aja|saja|ae _ lah|deh|aku|saya|gue|biar|rasanya|sekalian?
      mending|lebih_baik|mendingan|enakan|baiknya|harusnya|lebih_enak __ <die>|ga_ada|tidak_ada|gak_ada|ilang|hilang|ga_lahir|tidak_lahir|ga_pernah_lahir
      ! <no> _ ingin|pengen|mau|sanggup|kuat|bisa|tahan|ada|punya|pgn|layak|pantas|guna|berhak|pengin|semangat|niat|lagi|nemu|lihat|liat __ hidup|idup|bernapas|bernafas|bangun|melanjutkan_hidup|bertahan|alasan|ngelanjutin|urip|nafas
      ! <no> _ ada|punya|nemu|melihat|lihat|tau|buat|liat __ alasan|gunanya|artinya|arti|tujuan|harapan|makna|semangat|guna __ hidup|bertahan|bernapas|bangun|lanjut|lagi|idup|hidupku
      hidup|hidupku|idup|hidup_saya|urip _ ini|aku|gue|gw|saya|udah|sudah|memang|rasanya? _ tidak|ga|gak|nggak|sudah|udah|tak|percuma|hancur|hampa _ berarti|berguna|ada|berharga|percuma|berakhir|artinya|layak|guna|pantas|sia|makna
      capek|cape|lelah|muak|bosan|bosen|letih|nyerah|menyerah|udahan|jenuh|cukup|sudahi|menyudahi|nyudahin|eneg _ sama|dengan|jadi|buat|jalanin|untuk|menjalani|akan? hidup|idup|hidupku|semuanya|bernapas|hidup_ini|kehidupan|segalanya
      ?tired capek_banget|lelah_sekali|ga_kuat|gak_kuat|tidak_kuat|nggak_kuat|ga_sanggup|tidak_sanggup|gak_sanggup|nyerah|menyerah|udah_ga_tahan|tidak_tahan|ga_tahan|putus_asa|hopeless|hampa|ga_guna|tidak_berguna|ga_berguna|sampah|gagal_total|benci_diri|benci_hidup|ga_ada_harapan|tidak_ada_harapan|jalan_buntu|udah_mentok|ga_ada_yang_peduli|mati_rasa|ga_ada_jalan
      ingin|pengen|mau|pgn|biar|pengin|akan|mending|berharap|semoga|pen _ tidur|hilang|menghilang|ilang|lenyap|pergi|ngilang|istirahat|pulang _ terus|trus|dan|selamanya|selama|dari|aja|ke|dengan|untuk|dr? _ selamanya|dunia|bumi|tidak|ga|gak|muka|tenang|tuhan|bangun|selama|sisi
      ! tidur|tdr|merem|terlelap __ ga|gak|tidak|nggak|tanpa|jangan|tak|ga_bangun _ bangun|bangun2|melek|terbangun
      ! berharap|semoga|harap|pengen|doa|berdoa|ingin|andai|andaikan|kalo|seandainya|coba __ tidak|ga|gak|nggak|tak|jangan _ bangun|lahir|dilahirkan|terlahir|ada|pernah|melek|pernah_lahir -uang
      nyesel|menyesal|ngapain|kenapa|harusnya|kecewa|sedih _ aku|saya|gue|ga|tidak|harus|gw? _ lahir|dilahirkan|masih_hidup|bangun_lagi
      ! kalo|kalau|jika|andai|tanpa|seandainya|klo|saat _ aku|saya|gue|gw|sy _ ga|tidak|gak|udah|mati|nggak|hilang|sudah|pergi|meninggal? _ ada|mati|hilang|ga_ada|tidak_ada|pergi|meninggal|tiada|nggak_ada|lenyap __ tenang|lega|bahagia|senang|lebih|baik|nyari|peduli|sedih|nangis|sadar|enak|kehilangan|untung
      tenang|lega|bahagia|senang|lebih_baik|enteng|untung|ringan|seneng __ kalau|kalo|tanpa|jika|klo _ aku|saya|gue|gw _ ga|tidak|gak|udah|mati|hilang|nggak|pergi|sudah|meninggal|tiada
      tenang|lebih_baik|bahagia|lega|senang tanpa _ aku|saya|gue|gw|ku|kehadiranku
      ! ga|gak|tidak|nggak|siapa _ ada|bakal|akan _ yang|yg _ peduli|nyari|kehilangan|sadar|nangis|kangen|cari|merasa _ kehilangan|kalo|kalau|jika|aku|saya|gue|klo
      ?burden beban|nyusahin|menyusahkan|ngerepotin|merepotkan|parasit|benalu|tidak_berguna
      beban _ buat|bagi|untuk|keluarga|semua|ortu _ keluarga|semua|orang|ortu|orangtua|mereka|suami|istri
      jadi|cuma|hanya|merasa beban
      ?bye pamit|selamat_tinggal|perpisahan|pesan_terakhir|chat_terakhir|terakhir_kali|kata_terakhir|surat_terakhir|hari_terakhir|malam_terakhir|pesan_trakhir|goodbye|terakhir_kalinya|pamitan|titip_salam
      pamit|pergi|tidur|tinggal|hilang|pulang|berpisah __ selamanya|selama_lamanya|dunia|ke_rahmatullah|ke_surga|semuanya
      ?bye terima_kasih|makasih|trims|maaf_lahir|maafin|maafkan|mohon_maaf_lahir|ikhlaskan|maaf_ya_semua|sampaikan_maaf|sampein|maaf_buat
      bilang|bilangin|sampaikan|kasih_tau|sampein|tolong_bilang __ ibu|mama|anak|istri|suami|bapak|keluarga|adik|mereka|ortu|emak __ sayang|cinta|maaf|minta_maaf|salahnya|menyayangi
      ?gone besok|lusa|senin|minggu|nanti|setelah_ini|abis_ini|bulan|hari|kalau_kalian|kalo_kalian|saat __ ga_ada|gak_ada|tidak_ada|udah_ga|sudah_tidak|nggak_ada|ga_bakal|tidak_akan|ga_perlu|sudah_pergi|ga_lagi|udah_pergi
      kalau|kalo|saat|ketika|begitu _ kalian|kamu|ada|ini|pesan _ ini|baca|membaca|dibaca|sudah|pesan __ tiada|ga_ada|pergi|tidak_ada|gak_ada
      ?decided sudah_memutuskan|udah_mutusin|udah_yakin|sudah_bulat|udah_siapin|siapin_semuanya|menyiapkan_semuanya|sudah_siap|udah_siap|aku_serius|tekad|bukan_lebay|bukan_bercanda|udah_rencana|punya_rencana|malam_ini_juga|jangan_cari|gausah_cari|ga_usah_cari|udah_tau_caranya|sudah_tahu_caranya|ga_ada_yang_bisa_nahan|tinggal_tunggu|udah_nentuin|sudah_kurencanakan|keputusan_saya_bulat|udah_bulat
      ?left nulis_surat|menulis_surat|tulis_surat|surat_wasiat|wasiat|surat_buat|ninggalin_surat|tinggalkan_surat|bagi_bagi|tulis_wasiat|surat_untuk|titip_password|udah_nulis
      ?care titip|jaga|jagain|rawat|tolong_jaga|urus|kasih_makan|nitip __ anak|ibu|kucing|mama|adik|anjing|bapak|ortu|adek|keluarga|mereka|anakku|istri
      ?care gaji|uang|tabungan|asuransi|santunan|tf|transfer __ ibu|mama|anak|istri|keluarga|adik|ortu|emak
      sayat|menyayat|nyilet|silet|iris|mengiris|ngiris|potong|melukai|nyakitin|lukain|ngelukain|gores|menggores|nyakar|bakar|sundut|jedotin|mukulin|mukul|ngebenturin|cutter|cutting|goresin __ tangan|lengan|nadi|pergelangan|paha|diri|diriku|urat|kulit|kepala_sendiri
      minum|nelen|menelan|telan|ditelan|minumin|nenggak|menenggak|habisin|konsumsi|tenggak|diminum __ semua|sebotol|banyak|satu_strip|butir|obat|puluhan|sekaligus|sebungkus|20|30|40|strip|biji __ obat|pil|paracetamol|tablet|panadol|obat_tidur|kapsul|bodrex|paramex|obatku|baygon
      minum|nenggak|menenggak|tenggak|nelen|minum_racun _ racun|baygon|pestisida|pemutih|racun_tikus|bayclin|cairan_pembersih|wipol|autan|sianida|potas|herbisida|detergen|gramoxone|portas
      overdosis|over_dosis|od_obat|racun_tikus|baygon|potasium
      obat|tali|pisau|silet|cutter|racun|tambang|tablet|pil|gunting|baygon __ siap|udah_siap|tangan|depan|beli|ngumpulin|kumpulin|leher|iket|ikat|plafon|kusen|nyiapin|nadi|di_meja|genggam|kupegang|kumpulkan|sudah_kubeli|disiapin
      beli|ngumpulin|kumpulin|nyiapin|siapin|genggam|megang|mengumpulkan|udah_ada|menyimpan|menyiapkan _ obat|tali|racun|silet|cutter|baygon|pisau|tambang|pil __ banyak|tidur|semua|malam|udah|sendiri|biar|buat|gantung|cukup|selesai|ini
      gantung|gantungin|menggantung diri|leher|diriku
      lompat|loncat|terjun|lompatin|nabrakin|menabrakkan|nyebur|jatuhin|tabrakin|jatuhkan|nerjunin|melompat _ dari|ke|aja|saja|dr|diri|di _ jembatan|gedung|atap|lantai|rel|kereta|balkon|sungai|jurang|apartemen|kali|laut|rooftop|atas|sini|truk|depan|ketinggian|lt|tower
      ?place jembatan|rooftop|atap|rel|pinggir_jurang|balkon|lantai_atas|tepi_jurang|flyover|pinggir_sungai|rel_kereta|lantai_20|pinggir_atap|di_atas_gedung|tebing
      ?jump lompat|loncat|terjun|selangkah|satu_langkah|jatuh|melangkah|liat_ke_bawah|lihat_ke_bawah|ngeliatin_bawah|beban_ilang|tinggal_lompat|gampang|menatap_ke_bawah
      <person> __ <want>|bilang|ngancam|nekat|coba|ngechat|chat|wa __ bunuh_diri|bundir|gantung_diri|lompat|akhiri|minum_racun|mati
      <person> __ minum|nenggak|nelen|lompat|gantung|di_jembatan|di_atap|sayat|kunci|ngunci __ racun|obat|baygon|pamit|mati|diri|nadi|selamat_tinggal|dari|pamitan|lantai
      kematian|kematianku|mati|ajal|malaikat_maut __ solusi|jalan|keluar|lebih|tenang|satu_satunya|damai|jemput|pilihan|jawaban|enak
      satu_satunya|jalan|cara|pilihan _ jalan|keluar|terakhir|cara|cuma|adalah|ya __ mati|pergi|bunuh|akhiri|mengakhiri|hilang
      nyusul|menyusul|ketemu|bertemu|bareng|bersama|ikut _ ibu|mama|ayah|bapak|almarhum|almarhumah|anak|suami|istri|alm|dia|papa|nenek|mendiang|adik __ surga|sana|almarhum|meninggal|alam|atas_sana|aja|udah_ga_ada
      nyusul|menyusul almarhum|almarhumah|alm|mendiang|mama|ibu|ayah|bapak|papa|dia|anakku|suamiku|istriku
      takut|khawatir _ sama|dengan|kalau|nanti|kalo|aku|saya? _ diri|aku|diriku|saya|sendiri _ sendiri|nekat|khilaf|nyakitin|berbuat|macam_macam
      suara|bisikan __ nyuruh|menyuruh|bilang|suruh __ mati|lompat|bunuh|akhiri|aku
      ! ga|tidak|gak|ngga|nggak _ peduli|masalah _ lagi? _ hidup|mati|kalau_mati
      ditabrak|ketabrak|tertabrak|kena _ truk|mobil|kereta|bus|aja __ biar|semoga|pengen|mati|selesai|aja|berharap
      semoga|berharap|pengen|andai __ ditabrak|ketabrak|tertabrak|dicabut_nyawa|dipanggil_tuhan|ga_bangun
      biar|biarin|pengen|ingin|mau|supaya|agar _ semuanya|semua|rasa_sakit|penderitaan|sakitnya|ini|sakit _ selesai|berakhir|berhenti|kelar|udahan|ilang`,
    medical: `
      ! ga|gak|tidak|nggak|ngga|susah|sulit|berhenti|sesak|tdk|tersengal|ngga_bisa|tak|stop|megap2|megap _ bisa|bs|lagi|mau? _ napas|nafas|bernapas|bernafas|nafasnya|sadar|bangun|gerak|bergerak|napasnya|respon|merespon|nyaut|bangun2
      napas|nafas|napasnya|nafasnya _ berhenti|ngorok|sesak|putus|susah|tersengal|ngos|pendek|berat|engap|ga_ada|tidak_ada|senin_kamis
      <person>|saya|aku|gw|dia|tiba2|tiba_tiba|mendadak|barusan|tau2|jatuh __ pingsan|kejang|kejang2|kejang_kejang|tidak_sadar|ga_sadar|gak_sadar|ambruk|kolaps|tumbang|semaput|tersetrum|kesetrum|tenggelam|tersedak|keselek|berbusa|stroke|serangan_jantung|koma|ga_sadarkan_diri|pendarahan|step
      pingsan|kejang|kejang2|ambruk|semaput|tak_sadarkan_diri|tidak_sadarkan_diri|ga_sadarkan __ tolong|gimana|bantu|ambulans|sekarang|barusan|bangun|napas|mulut|busa|lantai|berhenti|darah
      mulut|bibir|muka|wajah|tangan|bicara|ngomong|separuh|sebelah _ nya|mencong|jadi|langsung|udah|kanan|kiri|sebelah? _ mencong|miring|pelo|biru|membiru|berbusa|lumpuh|perot|mati_rasa|turun|bengkak|pucat|kebas|menghitam|merot|mengot
      pelo|perot|mencong|berbusa|membiru __ mulut|bibir|muka|bicara|ngomong|tangan|tiba|bisa|separuh
      dada|dadaku|jantung|dadanya|ulu_hati _ saya|aku|nya|kiri|rasanya|gw|sebelah|tiba|kayak? _ sakit|nyeri|sesak|ditekan|panas|tertekan|nyut|tertindih|ketindihan
      nyeri|sakit|sesak|tertekan|rasa_berat _ di|banget|sekali|hebat? dada|jantung|dadaku
      darah|pendarahan|perdarahan|berdarah|bleeding _ nya|keluar|segar|terus|banyak? _ banyak|terus|berhenti|deras|ga|tidak|bgt|mengalir|ngalir|dari|kepala|ngucur|muncrat|hebat|telinga|kemana|hidung_ga|membanjiri|gak
      muntah|batuk|keluar|kehilangan|ngeluarin|banyak|genangan|bersimbah|berlumuran|muntahin _ darah
      serangan_jantung|stroke|kejang|keguguran|ayan|epilepsi|asma|alergi_parah|syok_anafilaksis|hipo|anfal|eklamsia|preeklamsia __ sekarang|tolong|kambuh|lagi_kena|kena|barusan|gimana|kayaknya|tiba|bantu|parah|inhaler
      ketuban|lahiran|melahirkan|brojol|kontraksi|mules|bayinya|kepala_bayi|pembukaan __ pecah|sekarang|skrg|sendirian|sendiri|keluar|darah|rumah|bidan|udah|ambulans|jalan|menit|taksi|berdua
      ambulans|ambulan|119|118|112|igd|ambulance _ tolong|ga|gak|tidak|cepat|panggil|dateng|datang|telpon|belum|lama|sekarang|angkat|nyambung|mana
      panggil|panggilin|telpon|telepon|hubungi|butuh|tolong|kirim|panggilkan|minta|nunggu|cariin __ ambulans|ambulan|119|112|118|ambulance|dokter_darurat
      nelen|menelan|tertelan|minum|keminum|makan|ketelen|ngemut|kemasukan|hirup|nenggak __ baterai|detergen|racun|pemutih|bayclin|koin|obat|bensin|minyak_tanah|sabun|cairan|kelereng|sesuatu|wipol|thinner|solar|kapur_barus
      alergi|udang|kacang|lebah|tawon|disengat|digigit|dipatuk|gigit __ bengkak|sesak|napas|tenggorokan|ular|bentol|kalajengking|anjing|muka
      tenggorokan|lidah|muka|leher|bibir _ bengkak|nutup|menutup|nyempit|menyempit|membengkak
      gula|gula_darah|insulin|diabetes|gulanya __ drop|turun|gemetar|pingsan|keringat|rendah|lemas|40|30|ngedrop|600|sadar
      kecelakaan|tabrakan|ketabrak|ditabrak|tertabrak|ditusuk|ketembak|ditembak|dibacok|terbakar|kebakaran|tersiram|kesiram|kebacok|terjepit|kejepit|tertimpa|kelindes|terlindas|kecelakaan_motor __ sekarang|tolong|darah|barusan|sadar|kaki|kejebak|terjebak|keluar|asap|parah|air_panas|minyak|rumah|melepuh|motor|kepala|gerak|mobil|tangan|patah
      jatuh|jatoh|kepleset|terpeleset _ dari|di|kamar? __ tangga|atap|pohon|kamar_mandi|motor|genteng|balkon|lantai __ darah|sadar|gerak|pingsan|bangun|kepala|respon
      api|kebakaran|asap|gas|bocor|kobaran __ rumah|dapur|kos|terjebak|kejebak|pusing|keluar|lantai|tolong|kamar|sesak|pingsan
      bayi|anak|balita|adik|anakku|dedek __ kejang|biru|lemas|keselek|tersedak|tenggelam|demam_40|step|panas_40|41|napas|kebiruan|stuip
      ! ga|gak|tidak|nggak _ bisa|berasa|kerasa _ gerak|digerakin|ngomong|bicara|lihat|melihat|gerakin|jalan|merasakan|digerakkan|diangkat|liat _ tangan|kaki|sebelah|badan|separuh|muka|tiba|apa|mata
      mau|hampir|kayaknya|rasanya|udah _ mau? pingsan|ambruk|ga_sadar
      pandangan|penglihatan|mata __ gelap|kabur|gelap_semua|buram __ pusing|dada|pingsan|kepala|tiba`,
    threat: `
      <human> _ bakal|akan|mau|pasti|ntar|nanti _ gw|gue|aku|gua|saya|ku <harm>
      ?know tau|tahu|hafal|hapal|paham _ jam|kapan|jam_berapa|rute|jadwal
      ?vow tidak|ga|gak|nggak|tak _ akan|bakal|bakalan _ __ selamat|pulang|sampai_rumah|hidup|jalan_lagi|bernapas
      ?vow akan|bakal|bakalan _ terjadi|kejadian _ sesuatu|apa_apa
      <i>|akan|bakal|mau|pengen|ingin|tak|ku|ntar|nanti|awas|liat|tunggu|sumpah|besok|malem|malam|pgn __ <harm> _ si|itu|tuh|kepala|bos|semua|orang|kalian|seisi|tu|muka|satu|para? _ <human>
      <i>|ku|akan|bakal|mau|sumpah|bener2|pasti __ <human> __ <harm>
      abis|habis|mampus|mati|tamat|modar|kelar _ lo|lu|elo|dia|kalian|kamu|kau|tuh|kau|sama _ gw|gue|gua|aku|ntar|sama|di|malam|nanti|besok|hari|kubunuh|bikin|lihat|liat|tanganku
      abis|habis|mampus|mati|tamat _ dia|lo|lu|kalian|mereka|tu_orang|si _ gw|gue|gua|aku|bikin|di_tangan|sama
      bunuhin|bacokin|bunuhlah|kubunuh|kuhabisi|kutikam|kubacok|kutembak|kubakar|kuhajar|gw_bunuh|gue_bunuh|aku_bunuh|gua_bunuh|gw_bacok|gue_bacok|saya_bunuh|gw_habisin|gw_abisin|tak_pateni|tak_bunuh|saya_bacok|gw_hajar|gw_tusuk|gw_bakar|gw_matiin|gue_habisin|gue_bakar|gw_gorok|gw_siram
      <harm>|patahin|patahkan|pecahin|remukin|robek|gorok|tonjok|sobek|penggal|tembak _ kepala|leher|kaki|muka|mulut|gigi|tangan|batok|perut _ nya|lu|lo|dia|kalian|mu|si|bos|lehernya|itu
      bom|bomb|granat|molotov|peledak __ kantor|gedung|taruh|pasang|rakit|ledakin|ledakkan|kalian|meledak|kirim|rumah
      bakar|ngebakar|membakar|kubakar|ledakin|ledakkan|tembakin|bom|hancurin|obrak_abrik|siram_bensin|hancurkan _ aja|saja|itu|semua|habis|rumah|kantor? _ kantor|gedung|rumah|toko|tempat|perusahaan|mobil|motornya|rumahnya|kantornya
      bawa|bawain|beli|punya|nyiapin|siapin|datang|dateng|ambil|ngambil|kesana|nunggu|tunggu|samperin|asah|ngasah|asahin __ golok|parang|pisau|pistol|senjata|celurit|clurit|bensin|senapan|air_keras|bom|kapak|linggis|samurai|sajam|badik|mandau __ kantor|dia|bos|kalian|rumah|lo|lu|kesana|hrd|ke|situ|nya|mereka|atasan|habisin|nunggu|orang|besok|malem|liat|buat|pulang|sana|muka|siap
      ?know tau|tahu|udah|dapet|nemu|punya|hafal|dapat|simpan __ alamat|rumah|alamatnya|rumahnya|tinggal|kosnya|kost|sekolah|anaknya|kantornya|rumah_lo|rute|plat
      ?vow samperin|datengin|datangi|awas|liat_aja|lihat_saja|tunggu_aja|tunggu_saja|nyesel|menyesal|bayar|membayar|balas|bales|dendam|balas_dendam|pelajaran|tau_rasa|tahu_rasa|serius|ga_main|tidak_main|hati_hati|ati_ati|selamat_ga|ga_bakal_selamat|ga_akan_selamat|keluar_hidup|pulang_hidup|habis|abis|bawa_temen|bawa_teman|darah|tanggung_akibatnya|rasain|ga_bisa_jalan|nyawa
      samperin|datengin|datangi|tungguin|cegat|kejar|nyegat|culik|buntutin|sergap|nungguin __ bawa|temen|teman|rumah|rumahnya|kantor|keroyok|pisau|hajar|gebuk|tau_rasa|abis|habis|anak_buah|preman|gang|parkiran|golok|parang|pulang
      bayar|sewa|nyewa|suruh|nyuruh|kirim|bayarin|kenal __ orang|preman|pembunuh|dukun|anak_buah|temen|begal __ bunuh|habisin|hajar|ngabisin|gebukin|bacok|santet|kasih_pelajaran|matiin|beresin|habisi
      nyawa|darah __ bayar|tumpah|hutang|balas|melayang|taruhan|banjir|lu|kalian|dia|tumpahin
      siram|nyiram|disiram __ air_keras|bensin|air_panas
      pembantaian|bantai _ semua|satu|seisi|kalian|orang
      dorongan|keinginan|pengen|pikiran|ingin|kepikiran|takut _ untuk|buat|aku|saya|mau? _ nyakitin|menyakiti|melukai|bunuh|membunuh|nyekek|mencekik _ orang|anak|istri|dia|mereka|bayi|suami|ibu`,
    abuse: `
      <agent> __ <hit> _ saya|aku|gue|gw|sy|ku|kami|gua|kita|ak
      saya|aku|gue|gw|sy|kami|gua|ak|kita _ sering|selalu|pernah|udah|sudah|terus|lagi|mau|hampir|juga|kan|sedang|masih|di|telah|habis|abis|baru? dipukul|dipukulin|dipukuli|ditampar|ditendang|digebukin|diperkosa|dilecehkan|dilecehin|diraba|digrepe|digrepein|diancam|diancem|diperas|disiksa|dicekik|dicabuli|disekap|dikurung|dipaksa|dikuntit|diikuti|dibuntuti|disentuh|diremas|dibully|dijambak|ditelanjangi|diteror|dianiaya|dihajar|ditonjok|disetubuhi|dijual|distalk|diintip|disundut|dibanting|dihina|dipegang2|dipegang|dicium|dipeluk
      dipukul|dipukulin|dipukuli|ditampar|ditendang|digebukin|diperkosa|dilecehkan|dilecehin|diraba|digrepe|digrepein|diancam|diancem|diperas|disiksa|dicekik|dicabuli|disekap|dikurung|dibuntuti|disentuh|diremas|ditelanjangi|diteror|dianiaya|disetubuhi|dihajar|ditonjok|dipaksa|dikuntit|disundut|dibanting _ sama|oleh|ama|terus|tiap|setiap|suami|mau|sampai|dari|bos|atasan|mantan|pacar|ayah|bapak
      <agent> __ <hit> _ paha|pantat|dada|pinggang|payudara|badan|tubuh|bokong|dari_belakang|saya|tangan|tanpa
      <agent>|diminta|disuruh|dipaksa|maksa|minta|kirimin|ngirim|mengirim|kirim|nawarin|ngajak|suruh|mengajak __ kirim|foto|video|minta|ngajak|pap|vc|ngirim|buka|gambar|kirimin|melihat|chat __ <nude>
      minta|diminta|disuruh|dipaksa|maksa|suka|ngirimin|ngajak|ngirim|diajak|suruh|memaksa|nyuruh|ajak|menyuruh __ <nude>
      tidur|nginep|hotel|kencan|jalan|ngamar|check_in|staycation _ bareng|sama|dengan|berdua|ke _ bos|atasan|dia|hrd|manajer|hotel|saya|aku|supervisor __ lolos|kontrak|diterima|kerja|dipecat|naik|gaji|perpanjang|biar
      staycation|ngamar|check_in_hotel __ bos|atasan|kontrak|manajer|hrd
      sebar|sebarin|disebar|menyebarkan|nyebarin|sebarkan|upload|viralin|diviralin|posting|disebarin|bocorin|kirim_ke_keluarga __ foto|video|ss|chat|nudes|syur|bugil|aib|rekaman|pribadi
      foto|video|rekaman|screenshot __ sebar|disebar|disebarin|nyebarin|viralin|diviralin|sebarin|menyebarkan|disebarkan
      ancam|ngancam|ngancem|diancam|diancem|mengancam|ancaman __ bunuh|pecat|dipecat|sebar|saya|aku|foto|pukul|anak|keluarga|dibunuh|lapor|kalau|kalo|video|membunuh
      ngikutin|ngebuntutin|nguntit|mengikuti|menguntit|membuntuti|nungguin|mantau|memata_matai|stalking|nongkrong|ngintip|nongol|melacak|ngelacak|nelponin|neror|menunggu|nunggu|ngintai __ saya|aku|gue|rumah|kos|depan|kost|gw|pulang|tiap|hp|terus|mana|kemana|blokir|nomor|gps|setiap|kerja|diblokir
      ! ga|gak|tidak|nggak|dilarang|larang|melarang|ngga|tdk _ boleh|dibolehin|bolehin|dikasih|ngasih|kasih|diizinkan|ngizinin|diperbolehkan|saya|aku|bisa? _ keluar|pulang|pergi|keluar_rumah|resign|berhenti|hp|makan|kabur|ketemu_keluarga|tidur __ kamar|dia|kompleks|suami|bos|agen|majikan|dijaga|mess|gedung|saya|aku|rumah|kami|paspor|sama|mereka|dikunci
      paspor|dokumen|ktp|hp|gaji|ijazah|ponsel|kartu_atm|upah _ saya|kami|aku|gue|kita|gw|semua|dan? _ ditahan|disita|diambil|dirampas|dipegang|disembunyikan|ga_dibayar|tidak_dibayar
      menahan|nahan|nyita|menyita|merampas|pegang|ambil|ngambil _ paspor|dokumen|ktp|hp|gaji|ijazah|passport
      disekap|dikurung|dikunci|dijual|diperdagangkan|disandera|terkurung|dirantai|diborgol|dieksploitasi|perbudakan|budak __ saya|kami|aku|kamar|gudang|rumah|sini|kompleks|agen|majikan|kamboja|bos|dari_luar|keluar|suami|di
      dipaksa|paksa|maksa|dipaksain|memaksa|terpaksa_nipu _ buat|untuk|kami|aku|saya|suruh|kerja? _ kerja|nipu|scam|nikah|melayani|jual|berhubungan|menikah|scamming|menipu|ngelayanin|buka|tidur|kirim|lembur_tanpa|menjual|seks|minum|cium
      takut|ngeri|trauma _ pulang|sama|dengan|kalo|kalau|ke|ketemu|karena|suami|akan? _ rumah|suami|dia|bapak|ayah|mantan|pacar|dibunuh|dipukul|paman|om|pulang|bapak_tiri __ pukul|dipukul|mabuk|marah|bunuh|ngamuk|mukul|digebukin|ancam|hajar|lagi|saya|nunggu
      suami|pacar|ayah|bapak|mantan|suamiku|ayahku|pacarku|istri|ibu|mama|papa|kakak|abang _ saya|aku|gue|gw|tiri|suka|sering|selalu|tiap|udah|semalam|kemarin|lagi|mulai|kalau|kalo|mabuk|kasar|pulang? __ mukul|mukulin|memukul|memukuli|nampar|menampar|gebukin|kasar|nendang|hajar|menyiksa|banting|perkosa|main_tangan|ringan_tangan|kdrt|nonjok|cekik|memperkosa|lempar|jambak
      memar|lebam|lebam2|luka|biru_biru|bekas|patah|bonyok|babak_belur|lecet __ suami|dipukul|pacar|kamera|ayah|tutupin|nutupin|bapak|digebukin|dia|karena_dipukul
      kdrt|kekerasan_dalam_rumah|kekerasan_seksual|pelecehan_seksual|pelecehan|pemerkosaan|pencabulan|perdagangan_orang|perdagangan_manusia __ saya|aku|korban|mengalami|kantor|alami|suami|rumah|gue|gw|kena|dialami|lapor
      korban _ kdrt|pelecehan|perdagangan|tppo|kekerasan|perkosaan|trafficking|bully
      kabur|lari|sembunyi|ngumpet|pergi|melarikan_diri _ dari|rumah _ suami|rumah|dia|majikan|agen|bapak|mantan|pacar|kekerasan|kdrt __ pukul|kasar|bunuh|takut|siksa|cari|ancam|kekerasan|kdrt|nyari
      dipanggil|ngatain|dikatain|manggil|dimaki|maki|katain|sebut|disebut __ monyet|lonte|anjing|babi|pelacur|cina|negro|tolol|pecun|perek|banci|goblok|budak|sampah
      tangan|tangannya|pegang|megang|raba|ngeraba|elus|ngelus|remas|meremas|nempel|peluk|memeluk|colek|nyolek|cubit|sentuh|memegang|mengelus|pegang2|pegang_pegang|menyentuh|merangkul __ paha|pantat|dada|payudara|pinggang|bokong|badan|tubuh|belakang|rok|leher|pundak|rambut _ saya|aku|gue|ku|gw|sy|waktu|pas|tiap|terus|setiap`,
    minor: `
      -<kin> umur|umurku|usia|usiaku|berusia|berumur|umur_saya|usia_saya|umurnya _ saya|aku|gue|gw|sy|ku|baru|masih|sekarang|skrg|br|msh|saat_ini|jalan|mau? _ <age> -<unit>
      -<kin> aku|saya|sy|gue|gw|baru|masih|msh|br|ak|msih|gua _ masih|baru|umur|berumur|berusia|mau|msh|umurnya|sekarang? <age> _ tahun|thn|th|taun -<unit>
      baru|masih|msh|br|mau _ <age> -<unit>
      -<kin> genap|nanti|tahun_depan|bulan_depan|belum|blm|blom|mau|hampir|baru|bentar_lagi|ulang_tahun|menjelang|sebentar_lagi|jalan|ultah|nunggu|tunggu|umur|usia|masuk __ 18|delapan_belas|17_tahun|dewasa|cukup_umur
      18|delapan_belas _ tahun|thn|th|nya? _ bulan|nanti|tahun_depan|desember|januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|depan
      ! belum|blm|tidak|ga|di_bawah|dibawah|bawah|masih|msh|blom|gak _ umur|cukup|punya|18|usia|bikin|dapat|ada|di_bawah? _ 18|ktp|umur|cukup_umur|dewasa|legal|delapan_belas|di_bawah_umur
      kelas|kls|klas _ 6|7|8|9|10|11|12|1|2|3|x|xi|xii|vii|viii|ix|satu|dua|tiga|sepuluh|sebelas __ sma|smp|smk|ipa|ips|jurusan|sekolah|aliyah|mts|sd|boleh|bisa|magang|daftar|kerja
      masih|msh|saya|aku|sy|baru|lagi|anak|pelajar|gw|murid|siswa|siswi|skrg|sekarang|duduk_di _ anak|pelajar|di|sekolah|siswa|siswi|kelas|bangku? _ sma|smp|smk|sekolah|pelajar|mts|slta|sltp|aliyah|stm|ma -guru|lulusan|lulus|ngajar
      masih_sekolah|anak_sekolah|anak_sma|anak_smp|anak_smk|pulang_sekolah|sepulang_sekolah|abis_sekolah|habis_sekolah|setelah_sekolah|libur_sekolah|pelajar_sma -anak|guru
      pinjam|pinjem|pake|pakai|minjem|menggunakan|minjam|gunakan|atas_nama|palsu|malsuin|bohong|bohongin|tuakan|tuain _ ktp|umur|identitas|rekening|akun|nama|data|npwp|ktpnya _ ibu|mama|kakak|bapak|ayah|sodara|saudara|abang|umur|orang|palsu|tante|emak|saya|sepupu
      ortu|orangtua|orang_tua|mama|ibu|ayah|bapak|wali|emak|kakak __ tanda_tangan|tandatangan|ttd|ijin|izin|izinin|ngizinin|izinkan|ktp|mengizinkan|rekening|setuju|bolehin|ijinin __ saya|aku|kerja|boleh|gmn|bisa|kontrak|pakai|pake|buat|gue|untuk|karena|ya|ga`,
  },
};
